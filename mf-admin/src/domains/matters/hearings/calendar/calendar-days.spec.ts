import { describe, expect, it } from '@jest/globals';
import { daysOf, isDay, step } from './calendar-days.js';

describe('the days of a calendar', () => {
  it('a month has the whole weeks it begins and ends in, from Monday', () => {
    expect(daysOf('month', '2026-05-12')).toEqual({ from: '2026-04-27', to: '2026-05-31' });
    expect(daysOf('month', '2027-02-28')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  it('a week runs from Monday to Sunday, also over the end of a year', () => {
    expect(daysOf('week', '2026-12-31')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(daysOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('an agenda has the days of its month alone', () => {
    expect(daysOf('agenda', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('no view asks for more days than the service answers', () => {
    for (let month = 1; month <= 12; month++) {
      const { from, to } = daysOf('month', `2026-${String(month).padStart(2, '0')}-15`);
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBeLessThanOrEqual(42);
    }
  });

  it('steps by weeks and by months, never past a short month', () => {
    expect(step('week', '2026-03-30', 1)).toBe('2026-04-06');
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(step('agenda', '2026-01-31', -1)).toBe('2025-12-01');
  });

  it('takes no day that does not exist', () => {
    expect(['2026-05-12', '2026-02-30', '12 May', ''].map(isDay)).toEqual([true, false, false, false]);
  });
});
