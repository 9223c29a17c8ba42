import { describe, expect, it } from '@jest/globals';
import { moneyText, parseMoney } from './money-text.js';

const cents = (text: string) => parseMoney(text, 'USD')?.amountMinor ?? null;

describe('money as people type it', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1234.5', 123_450],
    [' 200 ', 20_000],
    ['0', 0],
    ['0.05', 5],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۲۰۰', 20_000],
    ['1 234.50', 123_450],
    ['\u200e200', 20_000],
    ['12,345,678', 1_234_567_800],
  ])('D-102: reads %s exactly', (text, expected) => {
    expect(cents(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '−5',
    '1,23',
    '1,2345',
    '1.234',
    '1.2.3',
    '.5',
    '5.',
    '1e3',
    'USD 5',
    '99999999999999999',
  ])('D-102: refuses %j instead of making it 0', (text) => {
    expect(parseMoney(text, 'USD')).toBeNull();
  });

  it('counts pounds whole', () => {
    expect(parseMoney('1,500,000', 'LBP')).toEqual({ amountMinor: 1_500_000, currency: 'LBP' });
    expect(parseMoney('1.5', 'LBP')).toBeNull();
  });

  it('writes what it reads back as the same', () => {
    for (const amountMinor of [0, 5, 99, 100, 123_450]) {
      expect(parseMoney(moneyText({ amountMinor, currency: 'USD' }), 'USD')).toEqual({ amountMinor, currency: 'USD' });
    }
    expect(moneyText({ amountMinor: 5, currency: 'USD' })).toBe('0.05');
    expect(moneyText({ amountMinor: 1500, currency: 'LBP' })).toBe('1500');
  });
});
