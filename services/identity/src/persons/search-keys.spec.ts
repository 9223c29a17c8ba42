import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { describe, expect, it } from '@jest/globals';
import { searchKeys } from './search-keys.js';

const finds = (typed: string, client: { name: string; email: string | null; phone: string }) =>
  searchTerms(typed)?.length !== 0 &&
  searchTerms(typed)?.every((term) => searchKeys(client).some((key) => beginsWith(term).test(key)));

describe('search keys', () => {
  const rana = { name: 'Rana El-Khoury', email: 'r.khoury@firm.example', phone: '+96170000002' };
  it.each([
    'rana',
    'khou',
    'khoury rana',
    'RANA EL',
    'firm.example',
    'khoury@firm',
    '+961 70 000',
    '0096170000002',
    '70 000 002',
    '000002',
    '٧٠٠٠٠',
  ])('finds the client by %s', (typed) => expect(finds(typed, rana)).toBe(true));
  it.each(['ana', 'hadd', '.*', '(a+)+$', 'rana x', '71'])('does not find the client by %s', (typed) =>
    expect(finds(typed, rana)).toBe(false),
  );
  it('finds an Arabic name however it is spelt', () => {
    expect(finds('فاطمه الاحمد', { name: 'فاطِمة الأحمد', email: null, phone: '+9613123456' })).toBe(true);
  });
  it('asks for nothing when nothing was typed', () => expect(searchTerms('   ')).toBeNull());
});
