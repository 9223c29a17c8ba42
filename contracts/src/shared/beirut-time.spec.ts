import { describe, expect, it } from '@jest/globals';
import { beirutClock, beirutDate, daysBetween, momentInBeirut, timesShown } from './beirut-time.js';

describe('Beirut time', () => {
  it('is three hours ahead of UTC in summer and two in winter', () => {
    expect(beirutClock(new Date('2026-07-01T12:00:00Z'))).toMatchObject({ hour: 15 });
    expect(beirutClock(new Date('2026-01-01T12:00:00Z'))).toMatchObject({ hour: 14 });
  });

  it('turns a reading into its moment on either side of the change of the clocks', () => {
    expect(momentInBeirut({ year: 2026, month: 3, day: 28, hour: 12, minute: 0 }).toISOString()).toBe(
      '2026-03-28T10:00:00.000Z',
    );
    expect(momentInBeirut({ year: 2026, month: 3, day: 29, hour: 12, minute: 0 }).toISOString()).toBe(
      '2026-03-29T09:00:00.000Z',
    );
  });

  /** In 2026 summer time begins at midnight before 29 March, and ends at midnight after 24 October, when it becomes 23:00 again. */
  const at = (month: number, day: number, hour: number, minute: number) => ({ year: 2026, month, day, hour, minute });

  it.each([
    ['the last minute of winter', at(3, 28, 23, 59), 1, '2026-03-28T21:59:00.000Z'],
    ['the first minute that is skipped', at(3, 29, 0, 0), 0, '2026-03-28T22:00:00.000Z'],
    ['the last minute that is skipped', at(3, 29, 0, 59), 0, '2026-03-28T22:59:00.000Z'],
    ['the first minute of summer', at(3, 29, 1, 0), 1, '2026-03-28T22:00:00.000Z'],
    ['the last minute that comes once', at(10, 24, 22, 59), 1, '2026-10-24T19:59:00.000Z'],
    ['the first minute that comes twice', at(10, 24, 23, 0), 2, '2026-10-24T20:00:00.000Z'],
    ['the last minute that comes twice', at(10, 24, 23, 59), 2, '2026-10-24T20:59:00.000Z'],
    ['the first minute of the next day', at(10, 25, 0, 0), 1, '2026-10-24T22:00:00.000Z'],
    ['midnight written as the end of its day', at(10, 24, 24, 0), 1, '2026-10-24T22:00:00.000Z'],
    ['any other time', at(5, 12, 9, 30), 1, '2026-05-12T06:30:00.000Z'],
  ] as const)('I18-06: %s', (_, reading, times, moment) => {
    expect([timesShown(reading), momentInBeirut(reading).toISOString()]).toEqual([times, moment]);
  });

  it('D-083: late evening in UTC is already the next day in Beirut', () => {
    expect(beirutDate(new Date('2026-05-31T22:30:00Z'))).toBe('2026-06-01');
  });
});

it('counts the midnights of Beirut between two moments, also over the change of the hour', () => {
  // 23:30 and 00:30 in Beirut, in winter two hours ahead.
  expect(daysBetween(new Date('2026-01-05T21:30:00Z'), new Date('2026-01-05T22:30:00Z'))).toBe(1);
  expect(daysBetween(new Date('2026-01-05T22:30:00Z'), new Date('2026-01-06T21:30:00Z'))).toBe(0);
  expect(daysBetween(new Date('2026-03-20T10:00:00Z'), new Date('2026-04-03T10:00:00Z'))).toBe(14);
});
