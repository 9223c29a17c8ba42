export { formatMoney, formatNumber } from '@diwan/contracts/shared/money-words';

/** `+961 70 000 001`, `+961 3 123 456`, other countries in threes. Show it in `<bdi dir="ltr">`. */
export function formatPhone(phone: string): string {
  const lebanese = /^\+961(\d{1,2})(\d{3})(\d{3})$/.exec(phone);
  if (lebanese) return `+961 ${lebanese.slice(1).join(' ')}`;
  return phone.replace(/(\d{3})(?=\d)/g, '$1 ');
}
