import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { describe, expect, it } from '@jest/globals';
import { halfOver, respondBy } from './respond-by.rules.js';

const hours = WEEKDAYS.map((day) => ({ day, hours: { opens: '08:00', closes: '18:00' } }));
const office = { openingHours: hours, holidays: [] };
/** A time in March 2026; the 2nd is a Monday. The clocks change on the 29th. */
const march = (day: number, hour: number, minute = 0) => momentInBeirut({ year: 2026, month: 3, day, hour, minute });

describe('respondBy', () => {
  it.each([
    ['Monday 10:00 is Tuesday 10:00', march(2, 10), march(3, 10)],
    ['Friday 17:30 is Monday 17:30', march(6, 17, 30), march(9, 17, 30)],
    ['Saturday 10:00 is Tuesday 08:00', march(7, 10), march(10, 8)],
    ['Sunday 23:00 is Tuesday 08:00', march(8, 23), march(10, 8)],
  ])('D-031: %s', (_title, received, expected) => {
    expect(respondBy(received, office)).toEqual(expected);
  });

  it('D-031: a holiday is skipped, fixed or movable', () => {
    expect(respondBy(march(24, 10), office)).toEqual(march(26, 10));
    expect(
      respondBy(march(3, 10), { ...office, holidays: [{ date: '2026-03-04', name: { en: 'Eid', ar: 'عيد' } }] }),
    ).toEqual(march(5, 10));
  });

  it('D-031: the next opening follows the office profile', () => {
    const later = hours.map((day) =>
      day.day === 'mon' ? { ...day, hours: { opens: '09:30', closes: '18:00' } } : day,
    );
    expect(respondBy(march(7, 10), { ...office, openingHours: later })).toEqual(march(10, 9, 30));
  });
});

describe('halfOver', () => {
  it.each([
    ['Monday 10:00 is Monday 22:00', march(2, 10), march(2, 22)],
    ['Monday 18:00 is Tuesday 06:00', march(2, 18), march(3, 6)],
    ['Friday 17:30 is Monday 05:30, the weekend left out', march(6, 17, 30), march(9, 5, 30)],
    ['Saturday 10:00 is Monday 20:00, twelve hours after the opening', march(7, 10), march(9, 20)],
    ['the eve of a holiday, 18:00, is 06:00 of the day after it', march(24, 18), march(26, 6)],
    ['a holiday itself is twelve hours after the next opening', march(25, 10), march(26, 20)],
  ])('D-031: %s', (_title, received, expected) => {
    expect(halfOver(received, office)).toEqual(expected);
  });

  it('D-031: a movable holiday is left out', () => {
    expect(
      halfOver(march(3, 18), { ...office, holidays: [{ date: '2026-03-04', name: { en: 'Eid', ar: 'عيد' } }] }),
    ).toEqual(march(5, 6));
  });
});
