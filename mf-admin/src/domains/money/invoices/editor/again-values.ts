import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { dueDateOf } from '@diwan/contracts/money/invoices/terms';
import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import { type InvoiceValues, invoiceValues } from './invoice-values.js';

/**
 * What the form of an invoice begins with that takes the place of another: some of its lines, by place. A discount as an amount was for all lines
 * together: with some of them it is left out.
 */
export function againValues(invoice: Invoice, places: readonly number[], today: string): InvoiceValues {
  const values = invoiceValues(invoice);
  const lines = values.lines.filter((_, place) => places.includes(place));
  const isPart = values.discountKind === 'amount' && lines.length < values.lines.length;
  return {
    ...values,
    ...{ issueDate: today, dueDate: dueDateOf(today, values.terms), lines },
    ...(isPart && { discountKind: 'none', discount: '' }),
  };
}

/** Lines that say something else than what is recorded by now: what was wrong may have been corrected there. Answers their descriptions. */
export function changedSince(
  { lines, currency }: Invoice,
  places: readonly number[],
  { entries, expenses }: { entries: readonly UnbilledEntry[]; expenses: readonly UnbilledExpense[] },
): string[] {
  const isChanged = ({ source, quantityMilli, unitPriceMinor, amountMinor }: Invoice['lines'][number]): boolean => {
    if (source.kind === 'by_hand') return false;
    if (source.kind === 'time') {
      const entry = entries.find(({ id }) => id === source.entryId);
      return entry !== undefined && (entry.quantityMilli !== quantityMilli || entry.unitPriceMinor !== unitPriceMinor);
    }
    const cost = expenses.find(({ id }) => id === source.expenseId)?.amount;
    return cost !== undefined && cost.currency === currency && cost.amountMinor !== amountMinor;
  };
  return lines.flatMap((line, place) => (places.includes(place) && isChanged(line) ? line.description : []));
}
