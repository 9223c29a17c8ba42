/** What is numbered: invoices, receipts, credit notes, movements of client money. */
export type Series = 'INV' | 'REC' | 'CN' | 'TRF' | 'RFD' | 'REV';

/** Such as `INV-202605-0007`: the year's seventh, issued in May (BILL-02). */
export const formatNumber = (series: Series, day: string, place: number): string =>
  `${series}-${day.slice(0, 4)}${day.slice(5, 7)}-${String(place).padStart(4, '0')}`;

/** Whether a series could give this number one day: nobody may take it by hand. */
export const isOfSeries = (number: string): boolean => /^(INV|REC|CN|TRF|RFD|REV)-\d{6}-\d{4,}$/i.test(number.trim());

/** By what a number is found: whole, without its series, and its last digits without zeros. */
export function numberKeys(number: string): string[] {
  const whole = number.trim().toUpperCase();
  const [, ...rest] = whole.split('-');
  const last = rest.at(-1);
  const keys = [whole, rest.join('-'), last, last?.replace(/^0+/, '')];
  return [...new Set(keys.filter((key): key is string => key !== undefined && key !== ''))];
}
