import { type RatedTime, worthOfTime } from '@diwan/contracts/money/time-entries/hours';
import { Currency, type Money } from '@diwan/contracts/shared/money';

/** What work comes to: one amount per currency, never added (BILL-06). */
export const worthByCurrency = (work: readonly (RatedTime & { currency: Currency })[]): Money[] =>
  Currency.options.flatMap((currency) => {
    const own = work.filter((one) => one.currency === currency);
    return own.length === 0 ? [] : { amountMinor: worthOfTime(own), currency };
  });
