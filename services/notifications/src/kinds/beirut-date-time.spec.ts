import { describe, expect, it } from '@jest/globals';
import { durationInWords } from './beirut-date-time.js';

const MINUTE = 60_000;

describe('durationInWords', () => {
  it.each([
    ['en', 12 * 60 * MINUTE - 20_000, '12 hours'],
    ['en', 60 * MINUTE, '1 hour'],
    ['en', 60 * MINUTE - 1, '59 minutes'],
    ['en', 1, '1 minute'],
    ['ar', 60 * 60 * MINUTE, '60 ساعة'],
    ['ar', 120 * MINUTE, 'ساعتان'],
    ['ar', 5 * MINUTE, '5 دقائق'],
  ] as const)('D-031: %s, %i ms is %s', (language, ms, words) => {
    expect(durationInWords(ms, language)).toBe(words);
  });
});
