import * as z from 'zod/mini';
import { CalendarDate } from '../../shared/id.js';
import type { Money } from '../../shared/money.js';
import { proportion } from '../amounts/rounding.js';

/** Pounds for one dollar, in hundredths of a pound: 8_950_000 is 89,500.00. */
export const LbpPerUsd = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));

/** The rate that a document was written with: it stays with it (D-121). */
export const RateUsed = z.strictObject({
  lbpPerUsdHundredths: LbpPerUsd,
  /** Who says so, such as the Banque du Liban. */
  source: z.string(),
  /** The day for which it was published; not later than the document's. */
  day: CalendarDate,
});
export type RateUsed = z.infer<typeof RateUsed>;

/** An amount in the other currency, half up. Dollars are in cents, pounds whole: so both hundredths fall out. */
export function converted({ amountMinor, currency }: Money, rate: Pick<RateUsed, 'lbpPerUsdHundredths'>): Money {
  return currency === 'USD'
    ? { amountMinor: proportion(amountMinor, rate.lbpPerUsdHundredths, 10_000), currency: 'LBP' }
    : { amountMinor: proportion(amountMinor, 10_000, rate.lbpPerUsdHundredths), currency: 'USD' };
}
