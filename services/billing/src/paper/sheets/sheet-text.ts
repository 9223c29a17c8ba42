import { formatDate } from '@diwan/contracts/shared/date-text';
import type { Language } from '@diwan/contracts/shared/language';
import { type Currency, MINOR_DIGITS, type Money } from '@diwan/contracts/shared/money';

/** A value inside a sentence: it keeps its own direction and leaves its neighbours alone. */
export const apart = (value: string): string => `\u2068${value}\u2069`;

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole numbers with a fixed count of decimals, such as `1,250.00` of 125000 and 2, without floats on the way. */
function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const [whole, rest] = decimals === 0 ? [digits, ''] : [digits.slice(0, -decimals), `.${digits.slice(-decimals)}`];
  return `${value < 0 ? '−' : ''}${grouped(whole)}${rest}`;
}

/** `USD 1,250.00`, `USD −250.00`. */
export const moneyWords = ({ amountMinor, currency }: Money): string =>
  `${currency} ${decimalText(amountMinor, MINOR_DIGITS[currency])}`;

/** An amount in a table whose head names the currency: `1,250.00`. */
export const amountText = (amountMinor: number, currency: Currency): string =>
  decimalText(amountMinor, MINOR_DIGITS[currency]);

/** `3`, `1.5`, `0.125` of thousandths. */
export const quantityText = (milli: number): string => decimalText(milli, 3).replace(/\.?0+$/, '');

/** `11%`, `12.5%` of hundredths of a percent. */
export const percentText = (basisPoints: number): string => `${decimalText(basisPoints, 2).replace(/\.?0+$/, '')}%`;

/** `89,500`, `89,500.25` of hundredths. */
export const rateText = (hundredths: number): string => decimalText(hundredths, 2).replace(/\.00$/, '');

export const dayText = (day: string, language: Language): string => formatDate(day, language);

/** The lines of a text that somebody typed, without those that are empty. */
export const typedLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
