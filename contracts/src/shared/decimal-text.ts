import { westernDigits } from './phone.js';

/** Whole number, grouped by commas or not at all, and decimals. `1,23` is neither, and guessing would change the amount. */
const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Reads a number of nothing or more as people type it, `1,234.5` or `١٬٢٣٤٫٥`, as a whole number of its smallest parts: with two `digits`
 * 123450. Null for anything else, for more decimals than that and for what is beyond exact whole numbers: nothing is rounded or guessed.
 */
export function parseDecimal(text: string, digits: number): number | null {
  const plain = westernDigits(text)
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u066b/g, '.');
  const [, whole = '', decimals = ''] = NUMBER.exec(plain) ?? [];
  if (whole === '' || decimals.length > digits) return null;
  const number = Number(whole.replaceAll(',', '') + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(number) ? number : null;
}

/** Such a number to be edited, without zeros at the end: 1500 thousandths are `1.5`. */
export function decimalText(number: number, digits: number): string {
  const padded = String(number).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const decimals = padded.slice(padded.length - digits).replace(/0+$/, '');
  return decimals ? `${whole}.${decimals}` : whole;
}
