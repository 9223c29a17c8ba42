import { proportion, shareOut, sum } from '../amounts/rounding.js';
import { amountsOfTime } from '../time-entries/hours.js';
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
 * (H9): it is shared out over their lines by their amounts, so that tax is reckoned on what is really asked of each. Tax is rounded once on all that bears it and shared out, so that
 * rate times net is what an invoice says (P02, docs/adr/0037). Forms show it while somebody
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
  const taxed = lines.map(({ vatClass }, at) =>
    vatClass === 'standard' ? (amounts[at] ?? 0) - (discounts[at] ?? 0) : 0,
  );
  const vatMinor = vatOf(sum(taxed), standardVatBp);
  const taxes = shareOut(vatMinor, taxed);
  const reckoned = lines.map((_, at) => ({
    ...{ amountMinor: amounts[at] ?? 0, discountMinor: discounts[at] ?? 0, vatMinor: taxes[at] ?? 0 },
  }));
  const netMinor = subtotalMinor - discountMinor;
  const totals = { subtotalMinor, discountMinor, netMinor, vatMinor, totalMinor: sum([netMinor, vatMinor]) };
  return { lines: reckoned, totals, feesMinor };
}

function amountsOf(lines: readonly Reckoned[]): number[] {
  const time = amountsOfTime(lines.map(({ minutes = 0, unitPriceMinor }) => ({ minutes, rateMinor: unitPriceMinor })));
  return lines.map(({ quantityMilli, minutes, unitPriceMinor }, at) =>
    minutes === undefined ? proportion(unitPriceMinor, quantityMilli, 1000) : (time[at] ?? 0),
  );
}

/** The tax on an amount at the standard rate, half up. */
const vatOf = (netMinor: number, standardVatBp: number): number => proportion(netMinor, standardVatBp, 10_000);

function discountOf(feesMinor: number, discount: Discount): number {
  if (discount === null) return 0;
  return discount.kind === 'amount' ? discount.amountMinor : proportion(feesMinor, discount.basisPoints, 10_000);
}
