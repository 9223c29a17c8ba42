import { expect, it } from '@jest/globals';
import { courtNameOf } from './court-name.js';

const KNOWN = { en: 'Court of Appeal, Beirut', ar: 'محكمة الاستئناف في بيروت' };

it.each([
  ['', KNOWN, KNOWN],
  [KNOWN.en, KNOWN, KNOWN],
  [KNOWN.ar, KNOWN, KNOWN],
  ['Court of Appeal, third chamber', KNOWN, 'Court of Appeal, third chamber'],
  ['Notary in Tyre', undefined, 'Notary in Tyre'],
])('OFF-05: a court that is written “%s” is called as its reader reads it', (court, known, called) => {
  const expected = typeof called === 'string' ? { en: called, ar: called } : called;
  expect(courtNameOf({ court }, known)).toEqual(expected);
});

it('OFF-05: a case before no court names none', () => {
  expect(courtNameOf(undefined, undefined)).toEqual({ en: '', ar: '' });
});
