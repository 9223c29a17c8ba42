import { MINOR_DIGITS, type Money } from '@diwan/contracts/shared/money';

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

/** `+961 70 000 001`, `+961 3 123 456`, other countries in threes. Show it in `<bdi dir="ltr">`. */
export function formatPhone(phone: string): string {
  const lebanese = /^\+961(\d{1,2})(\d{3})(\d{3})$/.exec(phone);
  if (lebanese) return `+961 ${lebanese.slice(1).join(' ')}`;
  return phone.replace(/(\d{3})(?=\d)/g, '$1 ');
}
