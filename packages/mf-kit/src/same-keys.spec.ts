import { describe, expect, it } from '@jest/globals';
import { expectSameKeys } from './same-keys.js';

const arabicPlurals = (text: string) =>
  Object.fromEntries(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`n_${form}`, text]));

describe('expectSameKeys', () => {
  it('I18-01: accepts files with the same keys, each with the plural forms of its language', () => {
    expectSameKeys({ a: 'A {x}', n_one: 'one', n_other: '{count}' }, { a: 'أ {x}', ...arabicPlurals('{count}') });
  });

  it.each([
    ['a key that Arabic lacks', { a: 'A', b: 'B' }, { a: 'أ' }, 'ar: "b" is missing'],
    ['a key that English lacks', { a: 'A' }, { a: 'أ', b: 'ب' }, 'en: "b" is missing'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'ar: "a" is missing'],
    ['another place', { a: '{name}' }, { a: '{nom}' }, 'has the places'],
    [
      'a plural form that Arabic needs',
      { n_one: '1', n_other: '2' },
      { n_one: '1', n_other: '2' },
      'ar: "n_few" is missing',
    ],
  ])('I18-01: refuses %s', (_fault, english, arabic, message) => {
    expect(() => expectSameKeys(english, arabic)).toThrow(message);
  });
});
