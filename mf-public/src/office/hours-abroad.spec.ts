import { describe, expect, it } from '@jest/globals';
import { anOfficeProfile } from '../testing/site-fixtures.js';
import { aheadOfBeirut, hoursThere, zonesAt } from './hours-abroad.js';

const { openingHours } = anOfficeProfile();
const WINTER = new Date('2026-11-23T10:00:00Z');
const SUMMER = new Date('2026-07-01T10:00:00Z');

describe('hours of the office abroad (PUB-09)', () => {
  it('counts from Beirut, by the summer time of both places', () => {
    expect(aheadOfBeirut('Europe/Paris', WINTER)).toBe(-60);
    expect(aheadOfBeirut('Asia/Dubai', WINTER)).toBe(120);
    expect(aheadOfBeirut('Asia/Dubai', SUMMER)).toBe(60);
    const ahead = zonesAt(WINTER).map(({ minutes }) => minutes);
    expect(ahead[0]).toBe(-600);
    expect(ahead).toEqual(ahead.toSorted((one, other) => one - other));
  });

  it('shows the hours on the clock there', () => {
    expect(hoursThere(openingHours, -60)).toEqual([
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], hours: { opens: '07:00', closes: '17:00' } },
      { days: ['sat'], hours: { opens: '08:00', closes: '13:00' } },
    ]);
  });

  it('names the day on which it opens there where that is another', () => {
    expect(hoursThere(openingHours, -10 * 60)[0]).toEqual({
      days: ['sun', 'mon', 'tue', 'wed', 'thu'],
      hours: { opens: '22:00', closes: '08:00' },
    });
    expect(hoursThere(openingHours, 9 * 60)[1]).toEqual({ days: ['sat'], hours: { opens: '18:00', closes: '23:00' } });
  });
});
