import type { DeadlineCount, Recess } from '@diwan/contracts/matters/deadlines/rule';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, monthsAfter, weekdayOf } from './calendar-day.rules.js';
import { type Days, reckon } from './reckon.rules.js';

const words = (en: string) => ({ en, ar: en });
const recess = (from: string, to: string): Recess => ({ id: 'recess', name: words('Recess'), from, to });
const open: Days = { closed: () => undefined, recesses: [] };
/** Closed on Saturdays, Sundays and these days. */
const firm = (holidays: readonly string[], recesses: readonly Recess[] = []): Days => ({
  closed: (day) => {
    if (holidays.includes(day)) return { name: words('Holiday') };
    return weekdayOf(day) > 4 ? { name: null } : undefined;
  },
  recesses,
});
const rule = (more: Partial<DeadlineCount> = {}): DeadlineCount => ({
  count: 10,
  unit: 'day',
  days: 'calendar',
  countsTriggerDay: false,
  recess: 'runs',
  ...more,
});
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

describe('HEAR-07: the last day for something', () => {
  it.each([
    ['days of the calendar', rule(), '2026-03-02', open, '2026-03-12'],
    ['with the day of the trigger', rule({ countsTriggerDay: true }), '2026-03-02', open, '2026-03-11'],
    ['off a weekend', rule({ count: 5 }), '2026-03-02', firm([]), '2026-03-09'],
    ['off a weekend and the holiday after it', rule({ count: 5 }), '2026-03-02', firm(['2026-03-09']), '2026-03-10'],
    ['working days', rule({ count: 5, days: 'working' }), '2026-03-02', firm(['2026-03-05']), '2026-03-10'],
    ['a month', rule({ count: 1, unit: 'month' }), '2026-03-02', open, '2026-04-02'],
    ['a month from the 31st', rule({ count: 1, unit: 'month' }), '2026-01-31', open, '2026-02-28'],
    ['a month from the 30th', rule({ count: 1, unit: 'month' }), '2028-01-30', open, '2028-02-29'],
    ['over the night on which clocks change', rule({ count: 1 }), '2026-03-28', open, '2026-03-29'],
  ])('%s', (_, given, trigger, days, expected) => {
    expect(reckon(given, trigger, days).day).toBe(expected);
  });

  it('a recess that suspends is left out of the count, and one that does not is not', () => {
    const days = firm([], [recess('2026-07-15', '2026-09-15')]);
    expect(reckon(rule({ recess: 'runs' }), '2026-07-10', days).day).toBe('2026-07-20');
    expect(reckon(rule({ recess: 'suspends' }), '2026-07-10', days)).toEqual({
      day: '2026-09-21',
      firstDay: '2026-07-11',
      countedTo: '2026-09-21',
      closedDays: 0,
      recesses: [{ name: words('Recess'), days: 63 }],
      movedOver: [],
    });
    const months = reckon(rule({ count: 1, unit: 'month', recess: 'suspends' }), '2026-07-10', days);
    expect([months.countedTo, months.day]).toEqual(['2026-10-12', '2026-10-12']);
  });

  it('says over which days it moved, and into which recess it does not move', () => {
    const days = firm([], [recess('2026-07-20', '2026-07-21')]);
    const found = reckon(rule({ count: 8, recess: 'suspends' }), '2026-07-10', days);
    expect(found).toMatchObject({ countedTo: '2026-07-18', day: '2026-07-22' });
    expect(found.movedOver.map(({ day, name }) => [day, name?.en])).toEqual([
      ['2026-07-18', undefined],
      ['2026-07-19', undefined],
      ['2026-07-20', 'Recess'],
      ['2026-07-21', 'Recess'],
    ]);
  });
});

const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => later('2024-01-01', days));
const someRecess = fc
  .tuple(aDay, fc.integer({ min: 0, max: 80 }))
  .map(([from, days]) => recess(from, later(from, days)));
const someFirm = fc
  .tuple(fc.array(aDay, { maxLength: 12 }), fc.array(someRecess, { maxLength: 3 }))
  .map(([holidays, recesses]) => firm(holidays, recesses));
const someRule = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  unit: fc.constantFrom('day' as const, 'month' as const),
  days: fc.constant('calendar' as const),
  countsTriggerDay: fc.boolean(),
  recess: fc.constantFrom('runs' as const, 'suspends' as const),
});
const dayRule = fc.record({
  count: fc.integer({ min: 1, max: 120 }),
  unit: fc.constant('day' as const),
  days: fc.constantFrom('calendar' as const, 'working' as const),
  countsTriggerDay: fc.boolean(),
  recess: fc.constantFrom('runs' as const, 'suspends' as const),
});
const inRecess = (days: Days, day: string) => days.recesses.some(({ from, to }) => from <= day && day <= to);

describe('HEAR-07: whatever the rule, the day and the firm', () => {
  it('the last day is one on which the firm is open, not before the count ends, and every day between is closed', () => {
    fc.assert(
      fc.property(fc.oneof(someRule, dayRule), aDay, someFirm, (given, trigger, days) => {
        const found = reckon(given, trigger, days);
        expect(days.closed(found.day)).toBeUndefined();
        if (given.recess === 'suspends') expect(inRecess(days, found.day)).toBe(false);
        let between = found.countedTo;
        for (const { day } of found.movedOver) {
          expect(day).toBe(between);
          between = dayAfter(between);
        }
        expect(between).toBe(found.day);
      }),
    );
  });

  it('exactly as many days count as the rule says', () => {
    fc.assert(
      fc.property(dayRule, aDay, someFirm, (given, trigger, days) => {
        const found = reckon(given, trigger, days);
        let counted = 0;
        for (let day = found.firstDay; day <= found.countedTo; day = dayAfter(day)) {
          const isLeftOut =
            (given.recess === 'suspends' && inRecess(days, day)) || (given.days === 'working' && days.closed(day));
          if (!isLeftOut) counted += 1;
        }
        expect(counted).toBe(given.count);
      }),
    );
  });

  it('without closed days and recesses it is plain addition', () => {
    fc.assert(
      fc.property(someRule, aDay, (given, trigger) => {
        const plain = given.unit === 'day' ? later(trigger, given.count) : monthsAfter(trigger, given.count);
        expect(reckon(given, trigger, open).day).toBe(given.countsTriggerDay ? later(plain, -1) : plain);
      }),
    );
  });

  it('a later day to start from, a higher count, a recess or a closed day never makes it earlier', () => {
    fc.assert(
      fc.property(dayRule, aDay, someFirm, (given, trigger, days) => {
        const { day } = reckon(given, trigger, days);
        expect(reckon(given, dayAfter(trigger), days).day >= day).toBe(true);
        expect(reckon({ ...given, count: given.count + 1 }, trigger, days).day >= day).toBe(true);
        expect(
          reckon({ ...given, recess: 'runs' }, trigger, days).day <=
            reckon({ ...given, recess: 'suspends' }, trigger, days).day,
        ).toBe(true);
        expect(reckon(given, trigger, { ...days, closed: () => undefined }).day <= day).toBe(true);
      }),
    );
  });

  it('ends also where nothing is ever open', () => {
    const never: Days = { closed: () => ({ name: null }), recesses: [] };
    expect(reckon(rule({ days: 'working' }), '2026-01-01', never).day > '2026-01-01').toBe(true);
  });
});
