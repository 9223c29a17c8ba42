import { describe, expect, it } from '@jest/globals';
import { momentInBeirut } from '../../shared/beirut-time.js';
import { openingAt } from './opening.js';

const WEEK = { opens: '08:00', closes: '18:00' };
const SATURDAY = { opens: '09:00', closes: '14:00' };
const openingHours = [WEEK, WEEK, WEEK, WEEK, WEEK, SATURDAY, null].map((hours) => ({ hours }));
const office = { openingHours, holidays: [{ date: '2026-03-20', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' } }] };
/** The 2nd of March 2026 is a Monday; the clocks change on Sunday the 29th. */
const march = (day: number, hour: number, minute = 0) => momentInBeirut({ year: 2026, month: 3, day, hour, minute });
const closed = (date: string, time: string, inDays: number, holiday: object | null = null) => ({
  open: false,
  holiday,
  next: { date, time, inDays },
});

describe('PUB-09: the office', () => {
  it.each([
    ['on a weekday is open until it closes', march(2, 8), { open: true, until: '18:00' }],
    ['in the last minute still is', march(2, 17, 59), { open: true, until: '18:00' }],
    ['at closing time is not', march(2, 18), closed('2026-03-03', '08:00', 1)],
    ['in the early morning opens the same day', march(2, 7, 30), closed('2026-03-02', '08:00', 0)],
    ['on Saturday has its own hours', march(7, 13), { open: true, until: '14:00' }],
    ['on Saturday afternoon opens on Monday', march(7, 15), closed('2026-03-09', '08:00', 2)],
    ['is counted across the change of the clocks', march(28, 20), closed('2026-03-30', '08:00', 2)],
    [
      'is closed on a holiday of its own and says which',
      march(20, 10),
      closed('2026-03-21', '09:00', 1, { en: 'Eid al-Fitr', ar: 'عيد الفطر' }),
    ],
    [
      'is closed on a holiday fixed by law',
      march(25, 10),
      closed('2026-03-26', '08:00', 1, { en: 'Annunciation Day', ar: 'عيد البشارة', fr: 'Annonciation' }),
    ],
  ])('%s', (_title, at, expected) => {
    expect(openingAt(office, at)).toEqual(expected);
  });

  it('that never opens has no next time', () => {
    expect(openingAt({ openingHours: openingHours.map(() => ({ hours: null })), holidays: [] }, march(2, 10))).toEqual({
      open: false,
      holiday: null,
      next: null,
    });
  });
});
