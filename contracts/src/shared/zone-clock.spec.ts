import { expect, it } from '@jest/globals';
import { readingAsUtc, zoneClock } from './zone-clock.js';

const WINTER = new Date('2026-01-15T22:30:45Z');

it('says what clocks in a zone show, on its own day', () => {
  expect(zoneClock('Asia/Kolkata', WINTER)).toEqual({ year: 2026, month: 1, day: 16, hour: 4, minute: 0 });
  expect(zoneClock('America/Toronto', WINTER)).toEqual({ year: 2026, month: 1, day: 15, hour: 17, minute: 30 });
});

it('midnight is hour 0', () => {
  expect(zoneClock('Asia/Beirut', new Date('2026-01-15T22:00:00Z'))).toMatchObject({ day: 16, hour: 0 });
});

it('tells how far two clocks are apart', () => {
  const apart = readingAsUtc(zoneClock('Asia/Dubai', WINTER)) - readingAsUtc(zoneClock('Asia/Beirut', WINTER));
  expect(apart).toBe(2 * 3_600_000);
});
