import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { WEEKDAYS } from '@diwan/contracts/site/office-profile';
import { describe, expect, it } from '@jest/globals';
import { respondBy } from './respond-by.rules.js';

const hours = WEEKDAYS.map((day) => ({ day, hours: { opens: '08:00', closes: '18:00' } }));
/** A time in March 2026; the 2nd is a Monday. The clocks change on the 29th. */
const march = (day: number, hour: number, minute = 0) => momentInBeirut({ year: 2026, month: 3, day, hour, minute });

describe('respondBy', () => {
  it.each([
    ['Monday 10:00 is Tuesday 10:00', march(2, 10), march(3, 10)],
    ['Friday 17:30 is Monday 17:30', march(6, 17, 30), march(9, 17, 30)],
    ['Saturday 10:00 is Tuesday 08:00', march(7, 10), march(10, 8)],
    ['Sunday 23:00 is Tuesday 08:00', march(8, 23), march(10, 8)],
  ])('D-031: %s', (_title, received, expected) => {
    expect(respondBy(received, hours, [])).toEqual(expected);
  });

  it('D-031: a holiday is skipped, fixed or movable', () => {
    expect(respondBy(march(24, 10), hours, [])).toEqual(march(26, 10));
    expect(respondBy(march(3, 10), hours, ['2026-03-04'])).toEqual(march(5, 10));
  });

  it('D-031: the next opening follows the office profile', () => {
    const later = hours.map((day) =>
      day.day === 'mon' ? { ...day, hours: { opens: '09:30', closes: '18:00' } } : day,
    );
    expect(respondBy(march(7, 10), later, [])).toEqual(march(10, 9, 30));
  });
});
