import { DIFFERENCE_LIMIT_BP, isFar } from '@diwan/contracts/money/exchange-rates/difference';
import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { Currency } from '@diwan/contracts/shared/money';
import type { InvoiceLineRecord } from './invoice.schema.js';

/** Costs that an invoice charges for. */
export interface ChargedCosts {
  lines: readonly Pick<InvoiceLineRecord, 'source' | 'amountMinor'>[];
  /** Of the invoice. */
  currency: Currency;
  costs: readonly Pick<UnbilledExpense, 'id' | 'amount'>[];
  /** Of the invoice's day; needed for costs in the other currency. */
  rate: RateUsed | null;
}

/**
 * Lines that ask more than the cost was, by field: what goes beyond is a fee, and stands on a line of its own. In the other currency the rate of the
 * day says what it was, or about so (`DIFFERENCE_LIMIT_BP`).
 */
export function costFaults({ lines, currency, costs, rate }: ChargedCosts): Record<string, string> {
  const faults: Record<string, string> = {};
  lines.forEach(({ source, amountMinor }, place) => {
    const cost = costs.find(({ id }) => source.kind === 'expense' && id === source.expenseId)?.amount;
    if (!cost) return;
    const isForeign = cost.currency !== currency;
    const expected = isForeign && rate ? converted(cost, rate).amountMinor : cost.amountMinor;
    const isAbove = amountMinor > expected && (!isForeign || isFar(amountMinor, expected, DIFFERENCE_LIMIT_BP));
    if (isAbove) faults[`lines.${place}.unitPriceMinor`] = 'over_cost';
  });
  return faults;
}
