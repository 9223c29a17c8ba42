import { describe, expect, it } from '@jest/globals';
import { beirutClock, beirutDate, daysBetween, momentInBeirut } from './beirut-time.js';

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
