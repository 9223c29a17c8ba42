import { describe, expect, it } from '@jest/globals';
import { readDate } from './date-field.js';

describe('readDate', () => {
  it.each([
    ['2026-05-12T14:30', 'en', '12 May 2026, 14:30'],
    ['2026-05-12T14:30', 'ar', '12 أيار 2026، 14:30'],
    ['2026-05-12', 'en', '12 May 2026'],
    ['', 'en', ''],
  ] as const)('says %s in %s as people write it', (value, language, text) => {
    expect(readDate(value, language)).toBe(text);
  });
});
