import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatOwnDateTime,
  formatTime,
  formatWallTime,
  formatWeekday,
} from './date-text.js';

const MINUTE = 60_000;

describe('I18-03: dates in words', () => {
  it('writes dates day first, with the month in words', () => {
    expect(formatDate('2026-05-12', 'en')).toBe('12 May 2026');
    expect(formatDate('2026-05-12', 'ar')).toBe('12 أيار 2026');
  });
});

describe('I18-06: times are those of Beirut', () => {
  it('shows the day and hour as it is there, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T22:30:00.000Z', 'en')).toBe('2 July 2026, 01:30 (Beirut)');
    expect(formatTime('2026-01-10T07:05:00.000Z', 'en')).toBe('09:05 (Beirut)');
    expect(formatTime('2026-01-10T22:00:00.000Z', 'ar')).toBe('00:00 (بتوقيت بيروت)');
  });
});

describe('D-076: a clock reading that was agreed upon', () => {
  it.each([
    ['en', 'Tue 12 May 2026, 09:30 (Beirut)'],
    ['ar', 'الثلاثاء 12 أيار 2026، 09:30 (بتوقيت بيروت)'],
  ] as const)('in %s is %s', (language, text) => {
    expect(formatWallTime('2026-05-12T09:30', language)).toBe(text);
  });
});

describe('PORT-05: the moment for a reader elsewhere', () => {
  it('names the day of the week in Beirut', () => {
    expect(formatWeekday('2026-05-12T06:30:00.000Z', 'en')).toBe('Tuesday');
    expect(formatWeekday('2026-05-12T22:30:00.000Z', 'ar')).toBe('الأربعاء');
  });

  it('says it on their own clock, with the day where that is another one, and nothing where it shows the same', () => {
    expect(formatOwnDateTime('2026-05-12T06:30:00.000Z', 'en', 'Europe/Paris')).toBe('08:30');
    expect(formatOwnDateTime('2026-05-12T22:30:00.000Z', 'ar', 'America/Montreal')).toBe('12 أيار 2026، 18:30');
    expect(formatOwnDateTime('2026-05-12T06:30:00.000Z', 'en', 'Asia/Beirut')).toBeNull();
  });
});

describe('formatDuration', () => {
  it.each([
    ['en', 12 * 60 * MINUTE - 20_000, '12 hours'],
    ['en', 60 * MINUTE, '1 hour'],
    ['en', 60 * MINUTE - 1, '59 minutes'],
    ['en', 1, '1 minute'],
    ['ar', 60 * 60 * MINUTE, '60 ساعة'],
    ['ar', 120 * MINUTE, 'ساعتان'],
    ['ar', 5 * MINUTE, '5 دقائق'],
  ] as const)('D-031: %s, %i ms is %s', (language, ms, words) => {
    expect(formatDuration(ms, language)).toBe(words);
  });
});
