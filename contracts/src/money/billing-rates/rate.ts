import * as z from 'zod/mini';
import { Currency, type Money } from '../../shared/money.js';
import { SomeMinor } from '../amounts/amount.js';

/**
 * Where a rate stood that an entry took over, the first that has one: its case, its client, who worked, the kind of work, the firm (BILL-16,
 * D-102, D-112).
 */
export const RATE_SOURCES = ['case', 'client', 'lawyer', 'service_type', 'firm'] as const;
export const RateFrom = z.enum(RATE_SOURCES);
export type RateFrom = z.infer<typeof RateFrom>;

/** What the firm charges for an hour until it says otherwise (D-102). */
export const USUAL_RATE: Money = { amountMinor: 20_000, currency: 'USD' };

/** A rate that somebody writes: more than nothing; nothing at all inherits. */
export const WrittenRate = z.nullable(z.strictObject({ amountMinor: SomeMinor, currency: Currency }));

/** The rates that stand for one piece of work; null where nobody wrote one. */
export type StandingRates = Record<Exclude<RateFrom, 'firm'>, Money | null> & { firm: Money };

/** The rate that holds, and where it stood. */
export function rateThatHolds(rates: StandingRates): { rate: Money; rateFrom: RateFrom } {
  for (const rateFrom of RATE_SOURCES) {
    const rate = rates[rateFrom];
    if (rate !== null) return { rate, rateFrom };
  }
  throw new Error('the firm has a rate');
}
