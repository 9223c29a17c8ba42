import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import { Currency, type Money } from '@diwan/contracts/shared/money';

/** What entries come to: one amount per currency, never added (BILL-06). */
export function totalsOf(entries: readonly UnbilledEntry[]): { minutes: number; totals: Money[] } {
  const totals = Currency.options.flatMap((currency) => {
    const amounts = entries.filter((entry) => entry.currency === currency).map(({ amountMinor }) => amountMinor);
    return amounts.length === 0 ? [] : { amountMinor: sum(amounts), currency };
  });
  return { minutes: sum(entries.map(({ billedMinutes }) => billedMinutes)), totals };
}
