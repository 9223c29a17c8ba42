import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { describe, expect, it } from '@jest/globals';
import { opensNext } from './opening.rules.js';

/** November 2026; the 23rd is a Monday. */
const on = (day: number, hour: number, minute = 0) => momentInBeirut({ year: 2026, month: 11, day, hour, minute });
const hours = { opens: '08:30', closes: '17:00' };
const OFFICE = {
  openingHours: (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, hours })),
  holidays: [],
};

describe('PORT-06: when the office opens next', () => {
  it.each([
    ['before it opens: on the same day', on(24, 7), on(24, 8, 30)],
    ['at the minute of closing: the next day', on(24, 17), on(25, 8, 30)],
    ['on Friday evening: on Monday', on(27, 20), on(30, 8, 30)],
    ['on Saturday: on Monday', on(28, 12), on(30, 8, 30)],
  ])('%s', (_, now, expected) => {
    expect(opensNext(now, OFFICE)).toEqual(expected);
  });

  it('says nothing while it is open, from the first minute to the last', () => {
    expect([on(24, 8, 30), on(24, 16, 59)].map((now) => opensNext(now, OFFICE))).toEqual([null, null]);
  });

  it('passes over public holidays', () => {
    const holidays = [{ date: '2026-11-25', name: { en: 'Feast', ar: 'عيد' } }];
    expect(opensNext(on(24, 18), { ...OFFICE, holidays })).toEqual(on(26, 8, 30));
  });

  it('says nothing where nobody knows the hours', () => {
    expect(opensNext(on(24, 18), { openingHours: [], holidays: [] })).toBeNull();
  });
});
