import { converted } from '@diwan/contracts/money/exchange-rates/rate';
import { type InvoiceTotals, type LineTotals, reckonInvoice } from '@diwan/contracts/money/invoices/reckon';
import { type InvoiceValues, readDiscount, readLine } from './invoice-values.js';

/** What an invoice comes to while it is typed; in pounds where it is in dollars and there is a rate. */
export interface LiveTotals {
  lines: LineTotals[];
  totals: InvoiceTotals;
  /** What of the subtotal a discount can be of. */
  feesMinor: number;
  inPounds: { totalMinor: number; vatMinor: number } | null;
}

/**
 * What the invoice comes to as it is typed, by the same reckoning as the service's; what cannot be read yet counts as nothing. Null where
 * an amount is beyond exact whole numbers.
 */
export function liveTotals(
  values: InvoiceValues,
  standardVatBp: number,
  rate: Parameters<typeof converted>[1] | undefined,
): LiveTotals | null {
  const lines = values.lines.map((line) => {
    const { quantityMilli, minutes, unitPriceMinor } = readLine(line, values.currency);
    return {
      quantityMilli: quantityMilli ?? 0,
      minutes,
      unitPriceMinor: unitPriceMinor ?? 0,
      vatClass: line.vatClass,
      source: line.source,
    };
  });
  try {
    const reckoned = reckonInvoice(lines, readDiscount(values) ?? null, standardVatBp);
    const { totalMinor, vatMinor } = reckoned.totals;
    if (values.currency !== 'USD' || !rate) return { ...reckoned, inPounds: null };
    const pounds = (amountMinor: number) => converted({ amountMinor, currency: 'USD' }, rate).amountMinor;
    return { ...reckoned, inPounds: { totalMinor: pounds(totalMinor), vatMinor: pounds(vatMinor) } };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
