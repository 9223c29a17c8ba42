import { describe, expect, it } from '@jest/globals';
import { formatMoney, formatNumber, formatPhone } from './format.js';

describe('I18-03: money and digits', () => {
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

describe('formatPhone', () => {
  it.each([
    ['+96170000001', '+961 70 000 001'],
    ['+9613123456', '+961 3 123 456'],
    ['+33612345678', '+336 123 456 78'],
  ])('writes %s as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));
});
