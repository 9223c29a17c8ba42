import * as z from 'zod/mini';
import { Id } from '../../shared/id.js';
import { paragraph } from '../../shared/text.js';
import { AmountMinor, BasisPoints } from '../amounts/amount.js';
import { Minutes } from '../time-entries/hours.js';
import { VatClass } from '../vat-rates/vat.js';

/** How much of something, in thousandths: 1500 is an hour and a half. */
export const QuantityMilli = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

/** What a line charges for: written by hand, or time or an expense that is locked to the invoice until it is void (D-120). */
export const LineSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('by_hand') }),
  z.strictObject({ kind: z.literal('time'), entryId: Id }),
  z.strictObject({ kind: z.literal('expense'), expenseId: Id }),
]);
export type LineSource = z.infer<typeof LineSource>;

/** Whether a line charges for what the firm paid for its client. */
export const isCost = ({ source }: { source: LineSource }): boolean => source.kind === 'expense';

/** Whether a discount is of the fees alone, as costs stand beside them that are owed in full; documents say so. */
export const isOnFees = (
  lines: readonly { source: LineSource; amountMinor: number; discountMinor: number }[],
): boolean => lines.some((line) => isCost(line) && line.amountMinor > 0 && line.discountMinor === 0);

/** A line as it is written. */
export const InvoiceLineFields = z.strictObject({
  description: paragraph(500).check(z.minLength(1)),
  /** What was done, in plain words for the client ("explain my bill"); may be empty. */
  explanation: paragraph(1000),
  /** Of time: its hours, which nothing is reckoned with where `minutes` say it exactly. */
  quantityMilli: QuantityMilli,
  /** Of time: how long, by which its amount is reckoned. Absent from other lines, and from time of builds before. */
  minutes: z.optional(Minutes),
  /** For one of them, in minor units of the invoice's currency. */
  unitPriceMinor: AmountMinor,
  vatClass: VatClass,
  source: LineSource,
  /**
   * The line by hand of another invoice, by its place, that credit notes took back and that this one stands for (D-109): one line does at most, until
   * its invoice is void or thrown away.
   */
  replaces: z.optional(z.strictObject({ invoiceId: Id, place: z.int().check(z.minimum(0), z.maximum(199)) })),
});
export type InvoiceLineFields = z.infer<typeof InvoiceLineFields>;

/** What is taken off an invoice before tax. */
export const Discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints }),
    z.strictObject({ kind: z.literal('amount'), amountMinor: AmountMinor }),
  ]),
);
export type Discount = z.infer<typeof Discount>;
