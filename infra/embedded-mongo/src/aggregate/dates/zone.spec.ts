import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addUnits, localOf, PARTS, truncate, unitsBetween } from './calendar.js';
import { fromLocal, localAt, UTC, zoneOf } from './zone.js';

const at = (text: string) => Date.parse(text);
const beirut = zoneOf('Asia/Beirut');
const iso = (ms: number) => new Date(ms).toISOString();
const instant = fc.integer({ min: at('1980-01-01T00:00:00Z'), max: at('2080-01-01T00:00:00Z') });

describe('time zones', () => {
  it('Beirut is two hours ahead in winter, three in summer', () => {
    expect(beirut.offsetAt(at('2026-01-15T00:00:00Z'))).toBe(2 * 3_600_000);
    expect(beirut.offsetAt(at('2026-07-15T00:00:00Z'))).toBe(3 * 3_600_000);
  });

  it('an hour that does not exist is moved on', () => {
    // Clocks went from 00:00 to 01:00 on 29 March 2026.
    expect(iso(fromLocal(beirut, new Date('2026-03-29T00:30:00Z')))).toBe('2026-03-28T22:30:00.000Z');
  });

  it('local time and instant are inverse, except in the hour that is there twice', () => {
    fc.assert(
      fc.property(instant, (utc) => {
        const back = fromLocal(beirut, localAt(utc, beirut));
        expect(Math.abs(back - utc) === 0 || Math.abs(back - utc) === 3_600_000).toBe(true);
      }),
    );
  });

  it.each(['+03:00', '+0300', '+03'])('reads the offset %s', (name) => {
    expect(zoneOf(name).offsetAt(0)).toBe(3 * 3_600_000);
  });

  it('refuses an unknown name', () => {
    expect(() => zoneOf('Asia/Nowhere')).toThrow(expect.objectContaining({ code: 40485 }));
  });
});

describe('calendar', () => {
  it('ISO weeks are inverse to their dates', () => {
    fc.assert(
      fc.property(instant, (utc) => {
        const [isoWeekYear, isoWeek, isoDayOfWeek] = [PARTS.isoWeekYear, PARTS.isoWeek, PARTS.isoDayOfWeek].map(
          (part) => part(new Date(utc)),
        );
        expect(localOf({ isoWeekYear, isoWeek, isoDayOfWeek }).getTime()).toBe(truncate(utc, 'day', 1, UTC, 0));
      }),
    );
  });

  it('the start of a bin lies before the instant, in the same bin', () => {
    const unit = fc.constantFrom('year', 'quarter', 'month', 'week', 'day', 'hour', 'minute' as const);
    fc.assert(
      fc.property(instant, unit, (utc, u) => {
        const start = truncate(utc, u, 1, beirut, 1);
        expect(start).toBeLessThanOrEqual(utc);
        expect(unitsBetween(start, utc, u, beirut, 1)).toBe(0);
      }),
    );
  });

  it('months keep inside the month', () => {
    expect(iso(addUnits(at('2024-01-31T10:00:00Z'), 'month', 1, UTC))).toBe('2024-02-29T10:00:00.000Z');
    expect(iso(addUnits(at('2024-02-29T10:00:00Z'), 'year', 1, UTC))).toBe('2025-02-28T10:00:00.000Z');
    expect(iso(addUnits(at('2026-01-15T10:00:00Z'), 'quarter', -1, UTC))).toBe('2025-10-15T10:00:00.000Z');
  });
});
