import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { describe, expect, it } from '@jest/globals';
import { searchKeys } from './search-keys.js';

const finds = (typed: string, name: [string, string]) => {
  const [firstName, lastName] = name;
  const keys = searchKeys({ firstName, lastName, phone: '+96171234567', reference: 'L-2026-0042' });
  const terms = searchTerms(typed) ?? [];
  return terms.length > 0 && terms.every((term) => keys.some((key) => beginsWith(term).test(key)));
};

describe('search keys of a lead', () => {
  it.each([
    'omar',
    'DAH',
    'daher omar',
    '71 234',
    '+961 71 234 567',
    '٧١٢٣٤',
    '567',
    'L-2026-0042',
    'l-2026',
    '2026-0042',
    '0042',
    '42',
  ])('LEAD-06: finds it by %s', (typed) => expect(finds(typed, ['Omar', 'Daher'])).toBe(true));
  it.each(['mar', '.*', 'omar x', '43', '2025-0042'])('does not find it by %s', (typed) =>
    expect(finds(typed, ['Omar', 'Daher'])).toBe(false),
  );
  it('LEAD-06: finds an Arabic name however it is spelt', () =>
    expect(finds('احمد فاطمه', ['فاطِمة', 'أحمد'])).toBe(true));
});
