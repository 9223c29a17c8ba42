import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lateFrom } from './task-due.rules.js';
import { nextDay } from './task-repeat.rules.js';

const monthly = { unit: 'month', every: 1 } as const;

describe('OFF-10: the next day of a series', () => {
  it.each([
    ['the 31st becomes the last day of a short month', '2026-01-31', monthly, '2026-01-31', '2026-01-20', '2026-02-28'],
    ['and is the 31st again after it', '2026-01-31', monthly, '2026-02-28', '2026-02-28', '2026-03-31'],
    ['a leap day, yearly', '2024-02-29', { unit: 'year', every: 1 }, '2024-02-29', '2024-03-01', '2025-02-28'],
    [
      'a leap day, four years later',
      '2024-02-29',
      { unit: 'year', every: 4 },
      '2024-02-29',
      '2024-03-01',
      '2028-02-29',
    ],
    ['every second week', '2026-05-04', { unit: 'week', every: 2 }, '2026-05-04', '2026-05-04', '2026-05-18'],
    [
      'done late, it is not due in the past',
      '2026-05-04',
      { unit: 'day', every: 1 },
      '2026-05-04',
      '2026-05-20',
      '2026-05-21',
    ],
    [
      'done early, it is not due twice',
      '2026-05-01',
      { unit: 'week', every: 1 },
      '2026-05-08',
      '2026-05-06',
      '2026-05-15',
    ],
    ['over the end of a year', '2026-11-30', { unit: 'month', every: 3 }, '2026-11-30', '2026-12-01', '2027-02-28'],
    // Summer time in Lebanon begins on 29 March 2026 at midnight.
    ['over a change of clocks', '2026-03-28', { unit: 'day', every: 1 }, '2026-03-28', '2026-03-28', '2026-03-29'],
  ] as const)('%s', (_name, first, repeat, due, today, expected) => {
    expect(nextDay(first, repeat, due, today)).toBe(expected);
  });

  it('is after both the day and today, and the soonest such day', () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    const unit = fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const);
    fc.assert(
      fc.property(day, day, unit, fc.integer({ min: 1, max: 30 }), (first, today, of, every) => {
        const next = nextDay(first, { unit: of, every }, first, today);
        return next > first && next > today && nextDay(first, { unit: of, every }, first, next) > next;
      }),
    );
  });
});

describe('OFF-10: when a task is late', () => {
  it('is the end of its day in Beirut, 23 and 25 hours long ones included', () => {
    expect(lateFrom({ day: '2026-01-15', time: null }).toISOString()).toBe('2026-01-15T22:00:00.000Z');
    expect(lateFrom({ day: '2026-03-28', time: null }).toISOString()).toBe('2026-03-28T22:00:00.000Z');
    expect(lateFrom({ day: '2026-03-29', time: null }).toISOString()).toBe('2026-03-29T21:00:00.000Z');
    expect(lateFrom({ day: '2026-10-24', time: null }).toISOString()).toBe('2026-10-24T22:00:00.000Z');
  });

  it('is the time that clocks in Beirut show, in winter and in summer', () => {
    expect(lateFrom({ day: '2026-01-15', time: '09:30' }).toISOString()).toBe('2026-01-15T07:30:00.000Z');
    expect(lateFrom({ day: '2026-07-15', time: '09:30' }).toISOString()).toBe('2026-07-15T06:30:00.000Z');
  });
});
