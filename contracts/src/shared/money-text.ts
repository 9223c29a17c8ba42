import { parseDecimal } from './decimal-text.js';
import { type Currency, MINOR_DIGITS, type Money } from './money.js';

/**
 * Reads an amount as people type it: `1234.5`, `1,234.50`, `١٬٢٣٤٫٥٠`. Null for anything else, for negative amounts, for more decimals
 * than the currency has and for amounts beyond exact whole numbers: nothing is rounded or guessed (D-102).
 */
export function parseMoney(text: string, currency: Currency): Money | null {
  const amountMinor = parseDecimal(text, MINOR_DIGITS[currency]);
  return amountMinor === null ? null : { amountMinor, currency };
}

/** An amount to be edited, such as `1234.50`: what `parseMoney` reads back as the same. For amounts of zero or more. */
export function moneyText({ amountMinor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  if (digits === 0) return String(amountMinor);
  const padded = String(amountMinor).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
