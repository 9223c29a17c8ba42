import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatOwnDateTime,
  formatPhone,
  formatTime,
  formatWeekday,
} from './format.js';

describe('I18-03: dates, money and digits', () => {
  it('writes dates day first, with the month in words', () => {
    expect(formatDate('2026-05-12', 'en')).toBe('12 May 2026');
    expect(formatDate('2026-05-12', 'ar')).toBe('12 أيار 2026');
  });

  it.each([
    [125000, 'USD', 'USD 1,250.00'],
    [-5, 'USD', 'USD -0.05'],
    [8950000, 'LBP', 'LBP 8,950,000'],
    [0, 'USD', 'USD 0.00'],
  ] as const)('writes %d minor units of %s as %s', (amountMinor, currency, text) => {
    expect(formatMoney({ amountMinor, currency })).toBe(text);
  });

  it('groups digits in threes', () => {
    expect(formatNumber(1234567.5)).toBe('1,234,567.5');
    expect(formatNumber(2.25, 1)).toBe('2.3');
    expect(formatNumber(999)).toBe('999');
  });
});

describe('I18-06: times are those of Beirut', () => {
  it('shows the day and hour as it is there, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T22:30:00.000Z', 'en')).toBe('2 July 2026, 01:30 (Beirut)');
    expect(formatTime('2026-01-10T07:05:00.000Z', 'en')).toBe('09:05 (Beirut)');
    expect(formatTime('2026-01-10T22:00:00.000Z', 'ar')).toBe('00:00 (بتوقيت بيروت)');
  });
});

describe('formatPhone', () => {
  it.each([
    ['+96170000001', '+961 70 000 001'],
    ['+9613123456', '+961 3 123 456'],
    ['+33612345678', '+336 123 456 78'],
  ])('writes %s as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));
});

describe('PORT-05: the moment for a reader elsewhere', () => {
  it('names the day of the week in Beirut', () => {
    expect(formatWeekday('2026-05-12T06:30:00.000Z', 'en')).toBe('Tuesday');
    expect(formatWeekday('2026-05-12T22:30:00.000Z', 'ar')).toBe('الأربعاء');
  });

  it('says it on their own clock, and nothing where that shows the same', () => {
    expect(formatOwnDateTime('2026-05-12T06:30:00.000Z', 'en', 'Europe/Paris')).toBe('12 May 2026, 08:30');
    expect(formatOwnDateTime('2026-05-12T22:30:00.000Z', 'ar', 'America/Montreal')).toBe('12 أيار 2026، 18:30');
    expect(formatOwnDateTime('2026-05-12T06:30:00.000Z', 'en', 'Asia/Beirut')).toBeNull();
  });
});
