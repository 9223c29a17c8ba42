import { describe, expect, it } from '@jest/globals';
import { dayToBegin, windowAfter } from './digest-day.rules.js';

describe('NEWS-09: when the clock begins a digest', () => {
  it.each([
    // Beirut is two hours ahead of UTC in winter, three in summer.
    ['2026-11-25T05:59:00Z', null],
    ['2026-11-25T06:00:00Z', '2026-11-25'],
    ['2026-11-25T09:59:00Z', '2026-11-25'],
    ['2026-11-25T10:00:00Z', null],
    ['2026-07-31T05:00:00Z', '2026-07-31'],
    // The mornings on which clocks were changed at night.
    ['2027-03-28T04:59:00Z', null],
    ['2027-03-28T05:00:00Z', '2027-03-28'],
    ['2027-10-31T05:59:00Z', null],
    ['2027-10-31T06:00:00Z', '2027-10-31'],
  ])('at %s: %s', (at, day) => expect(dayToBegin(new Date(at))).toBe(day));
});

describe('NEWS-09: what a digest is about', () => {
  const THURSDAY = new Date('2026-11-26T06:00:00.000Z');
  const after = (day: string, until: string) => windowAfter({ day, until }, THURSDAY);

  it('are the news since the one before, so that none is told twice or passed over', () => {
    expect(after('2026-11-25', '2026-11-25T13:20:00.000Z')).toMatchObject({
      day: '2026-11-26',
      since: '2026-11-25T13:20:00.000Z',
      until: '2026-11-26T06:00:00.000Z',
    });
  });

  it('are the news of a day where there was none before, and of a week at most', () => {
    expect(windowAfter(null, THURSDAY).since).toBe('2026-11-25T06:00:00.000Z');
    expect(after('2026-10-01', '2026-10-01T06:00:00.000Z').since).toBe('2026-11-19T06:00:00.000Z');
  });

  it.each([
    ['2026-11-25', false],
    ['2026-11-23', false],
    // Monday's did not come.
    ['2026-11-22', true],
    ['2026-11-16', true],
  ])('after the one of %s it has the lines of the week: %s', (day, week) => {
    expect(after(day, `${day}T06:00:00.000Z`).week).toBe(week);
  });
});
