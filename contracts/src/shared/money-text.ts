import { type Currency, MINOR_DIGITS, type Money } from './money.js';
import { westernDigits } from './phone.js';

/** Whole number, grouped by commas or not at all, and decimals. `1,23` is neither, and guessing would change the amount. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Reads an amount as people type it: `1234.5`, `1,234.50`, `١٬٢٣٤٫٥٠`. Null for anything else, for negative amounts, for more decimals
 * than the currency has and for amounts beyond exact whole numbers: nothing is rounded or guessed (D-102).
 */
export function parseMoney(text: string, currency: Currency): Money | null {
  const plain = westernDigits(text)
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u066b/g, '.');
  const [, whole = '', decimals = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === '' || decimals.length > MINOR_DIGITS[currency]) return null;
  const amountMinor = Number(whole.replaceAll(',', '') + decimals.padEnd(MINOR_DIGITS[currency], '0'));
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency } : null;
}

/** An amount to be edited, such as `1234.50`: what `parseMoney` reads back as the same. For amounts of zero or more. */
export function moneyText({ amountMinor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  if (digits === 0) return String(amountMinor);
  const padded = String(amountMinor).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
