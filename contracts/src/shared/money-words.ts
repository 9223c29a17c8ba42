import { MINOR_DIGITS, type Money } from './money.js';

// How numbers and amounts are written, everywhere: pages, the portal, the desk and notices.

/** `1,250.5`, in Western digits in both languages (I18-03). `digits` fixes the number of decimals. */
export function formatNumber(value: number, digits?: number): string {
  const [whole = '', decimals] = (
    digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** `USD 1,250.00`, from minor units. */
export function formatMoney({ amountMinor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  return `${currency} ${formatNumber(amountMinor / 10 ** digits, digits)}`;
}
