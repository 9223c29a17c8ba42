import { proportion, shareOut, sum } from '../amounts/rounding.js';
import { amountsOfTime } from '../time-entries/hours.js';
import type { VatClass } from '../vat-rates/vat.js';
import { type Discount, type InvoiceLineFields, isCost } from './line.js';

type Reckoned = Pick<InvoiceLineFields, 'quantityMilli' | 'minutes' | 'unitPriceMinor' | 'vatClass' | 'source'>;

/** What a line comes to, in minor units. */
export interface LineTotals {
  /** Quantity times price, half up; of time its share of what all minutes of that price come to. */
  amountMinor: number;
  /** Its share of the discount. */
  discountMinor: number;
  vatMinor: number;
}

/** What an invoice comes to, in minor units. */
export interface InvoiceTotals {
  subtotalMinor: number;
  discountMinor: number;
  /** Subtotal without the discount. */
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/**
 * Reckons an invoice: each line is rounded, then they are added (D-122); time of one price is rounded once (P14). The discount is of the fees, as what was paid to others is owed in full
 * (H9): it is shared out over their lines by their amounts, so that tax is reckoned on what is really asked of each. Forms show it while somebody
 * writes, the service reckons it anew. `feesMinor`: what a discount can be of.
 * Throws RangeError when an amount is beyond exact whole numbers.
 */
export function reckonInvoice(
  lines: readonly Reckoned[],
  discount: Discount,
  standardVatBp: number,
): { lines: LineTotals[]; totals: InvoiceTotals; feesMinor: number } {
  const amounts = amountsOf(lines);
  const subtotalMinor = sum(amounts);
  const fees = lines.map((line, at) => (isCost(line) ? 0 : (amounts[at] ?? 0)));
  const feesMinor = sum(fees);
  const discountMinor = Math.min(feesMinor, discountOf(feesMinor, discount));
  const discounts = shareOut(discountMinor, fees);
  const reckoned = lines.map(({ vatClass }, at) => {
    const [amountMinor = 0, off = 0] = [amounts[at], discounts[at]];
    return { amountMinor, discountMinor: off, vatMinor: vatOf(amountMinor - off, vatClass, standardVatBp) };
  });
  const netMinor = subtotalMinor - discountMinor;
  const vatMinor = sum(reckoned.map((line) => line.vatMinor));
  const totals = { subtotalMinor, discountMinor, netMinor, vatMinor, totalMinor: sum([netMinor, vatMinor]) };
  return { lines: reckoned, totals, feesMinor };
}

function amountsOf(lines: readonly Reckoned[]): number[] {
  const time = amountsOfTime(lines.map(({ minutes = 0, unitPriceMinor }) => ({ minutes, rateMinor: unitPriceMinor })));
  return lines.map(({ quantityMilli, minutes, unitPriceMinor }, at) =>
    minutes === undefined ? proportion(unitPriceMinor, quantityMilli, 1000) : (time[at] ?? 0),
  );
}

/** The tax on an amount of a class, half up. */
export const vatOf = (netMinor: number, vatClass: VatClass, standardVatBp: number): number =>
  vatClass === 'standard' ? proportion(netMinor, standardVatBp, 10_000) : 0;

function discountOf(feesMinor: number, discount: Discount): number {
  if (discount === null) return 0;
  return discount.kind === 'amount' ? discount.amountMinor : proportion(feesMinor, discount.basisPoints, 10_000);
}
