import { describe, expect, it } from '@jest/globals';
import { withoutOldWords } from './other-languages.rules.js';

const before = { en: 'Ten days', ar: 'عشرة أيام', fr: 'Dix jours' };

describe('a text of the site after a change', () => {
  it('I18-01: keeps what another language says while the statement is the same', () => {
    expect(withoutOldWords(before, { ...before })).toEqual(before);
  });

  it('I18-01: loses what another language says of the old statement', () => {
    expect(withoutOldWords(before, { ...before, en: 'Twelve days' })).toEqual({ en: 'Twelve days', ar: 'عشرة أيام' });
  });

  it('I18-01: keeps what was written anew with it', () => {
    const after = { en: 'Twelve days', ar: 'اثنا عشر يومًا', fr: 'Douze jours' };
    expect(withoutOldWords(before, after)).toEqual(after);
  });

  it('takes away or gives a value as it is told', () => {
    expect(withoutOldWords<typeof before | null>(before, null)).toBeNull();
    expect(withoutOldWords<typeof before | null>(null, before)).toEqual(before);
  });
});
