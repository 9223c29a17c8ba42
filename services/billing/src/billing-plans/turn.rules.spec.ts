import type { Recurring } from '@diwan/contracts/money/billing-plans/schedule';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Pause } from './billing-plan.schema.js';
import { comingTurns, dueTurns, partsOf } from './turn.rules.js';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const dayAt = (days: number): string => new Date(START + days * DAY).toISOString().slice(0, 10);
const monthly = (more: Partial<Recurring> = {}): Recurring => ({
  ...{ kind: 'recurring', every: 'month', day: 31, start: '2026-01-31', end: null },
  ...more,
});
const due = (schedule: Recurring, today: string, made: readonly string[] = [], pauses: readonly Pause[] = []) =>
  dueTurns(schedule, { pauses, made: new Set(made), today }).map(({ day }) => day);

describe('the turns of a fee that comes again', () => {
  it('fall on the day of the month, or on the last one of shorter months', () => {
    expect(due(monthly(), '2026-05-01')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(due(monthly({ start: '2028-02-01' }), '2028-03-01')).toEqual(['2028-02-29']);
  });

  it('begin with the first such day from the start on, and end with the last one until the end', () => {
    expect(due(monthly({ day: 10, start: '2026-01-11', end: '2026-04-09' }), '2027-01-01')).toEqual([
      '2026-02-10',
      '2026-03-10',
    ]);
    expect(due(monthly({ every: 'quarter', day: 1, start: '2026-01-01' }), '2026-10-01')).toEqual([
      '2026-01-01',
      '2026-04-01',
      '2026-07-01',
      '2026-10-01',
    ]);
  });

  it('that fall into a pause do not come later; what was owed before it does', () => {
    const pauses = [{ from: '2026-02-01', until: '2026-04-30' }];
    expect(due(monthly(), '2026-05-01', [], pauses)).toEqual(['2026-01-31', '2026-04-30']);
    expect(due(monthly(), '2026-05-01', [], [{ from: '2026-02-01', until: null }])).toEqual(['2026-01-31']);
  });

  it('are each made once and none is left out, whenever somebody looks, however often and after however long', () => {
    const schedules = fc.record({
      kind: fc.constant('recurring' as const),
      every: fc.constantFrom('month' as const, 'quarter' as const),
      day: fc.integer({ min: 1, max: 31 }),
      start: fc.integer({ min: 0, max: 800 }).map(dayAt),
      end: fc.option(fc.integer({ min: 0, max: 1600 }).map(dayAt)),
    });
    // Looks in any order: clocks are set back, and services stand still for years.
    const looks = fc.array(fc.integer({ min: 0, max: 1600 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(schedules, looks, (schedule, days) => {
        const made: string[] = [];
        for (const look of days)
          for (const { period } of dueTurns(schedule, { pauses: [], made: new Set(made), today: dayAt(look) }))
            made.push(period);
        const last = dayAt(Math.max(...days));
        const whole = dueTurns(schedule, { pauses: [], made: new Set(), today: last }).map(({ period }) => period);
        expect([...made].sort()).toEqual(whole);
        expect(new Set(made).size).toBe(made.length);
        const step = schedule.every === 'month' ? 1 : 3;
        for (const [at, period] of whole.entries()) {
          const before = whole[at - 1];
          if (before) expect(monthsBetween(before, period)).toBe(step);
        }
        const [next] = comingTurns(schedule, { pauses: [], made: new Set(made), count: 1 });
        if (next) expect(next.day > last).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const monthsBetween = (from: string, to: string): number => {
  const [a = 0, b = 0] = from.split('-').map(Number);
  const [c = 0, d = 0] = to.split('-').map(Number);
  return (c - a) * 12 + d - b;
};

describe('the parts of a fee in stages', () => {
  it('come to the whole to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 1_000_000_007 }),
        (shares, total) => {
          const used = shares.reduce((sum, one) => sum + one, 0);
          const stages = [...shares, 10_000 - used].map((basisPoints, at) => ({
            ...{ id: `s${at}`, name: { en: '', ar: '' }, basisPoints },
          }));
          const parts = [...partsOf({ kind: 'stages', stages }, total).values()];
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
