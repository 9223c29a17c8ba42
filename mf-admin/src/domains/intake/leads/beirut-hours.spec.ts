import { describe, expect, it } from '@jest/globals';
import { inBeirut } from './beirut-hours.js';

describe('LEAD-04: hours of somebody abroad, in Beirut', () => {
  const winter = new Date('2026-01-15T22:30:00Z');
  const summer = new Date('2026-07-15T10:00:00Z');

  it.each([
    ['Europe/Paris', 8, winter, '09:00'],
    ['America/Toronto', 18, winter, '01:00'],
    ['Australia/Sydney', 8, winter, '23:00'],
    ['Asia/Dubai', 8, winter, '06:00'],
    ['Asia/Dubai', 8, summer, '07:00'],
    ['Asia/Kolkata', 8, winter, '04:30'],
    ['Asia/Beirut', 12, summer, '12:00'],
  ])('%s %i:00 is there at %s: %s', (zone, hour, at, there) => {
    expect(inBeirut(hour, zone, at)).toBe(there);
  });
});
