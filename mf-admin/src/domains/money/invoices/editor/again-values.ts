import { sum } from '@diwan/contracts/money/amounts/rounding';
import { DIFFERENCE_LIMIT_BP, isFar } from '@diwan/contracts/money/exchange-rates/difference';
import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { isCost } from '@diwan/contracts/money/invoices/line';
import { dueDateOf } from '@diwan/contracts/money/invoices/terms';
import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { type InvoiceValues, invoiceValues, type LineValues } from './invoice-values.js';

/** What waits to be billed to the client. */
interface Waiting {
  entries: readonly UnbilledEntry[];
  expenses: readonly UnbilledExpense[];
  /** Of the day of the new invoice. */
  rate: RateUsed | undefined;
}

type Line = Invoice['lines'][number];

const costOf = ({ source }: Pick<Line, 'source'>, expenses: readonly UnbilledExpense[]): UnbilledExpense | undefined =>
  expenses.find(({ id }) => source.kind === 'expense' && id === source.expenseId);

/**
 * What the form of an invoice begins with that takes the place of another: some of its lines, by place, with what of a discount was of their fees. Costs that
 * bear tax no more begin without it (H9).
 */
export function againValues(
  invoice: Invoice,
  places: readonly number[],
  { today, expenses }: { today: string; expenses: readonly UnbilledExpense[] },
): InvoiceValues {
  const values = invoiceValues(invoice);
  const begins = (line: LineValues, place: number): LineValues => {
    if (line.source.kind === 'by_hand') return { ...line, replaces: { invoiceId: invoice.id, place } };
    const isFreeOfTax = isCost(line) && costOf(line, expenses)?.isVatReclaimed === false;
    return isFreeOfTax && line.vatClass === 'standard' ? { ...line, vatClass: 'exempt' } : line;
  };
  const fees = invoice.lines.filter((line, place) => places.includes(place) && !isCost(line));
  const offMinor = sum(fees.map(({ discountMinor }) => discountMinor));
  const off = moneyText({ amountMinor: offMinor, currency: invoice.currency });
  return {
    ...values,
    ...{ issueDate: today, dueDate: dueDateOf(today, values.terms) },
    lines: values.lines.flatMap((line, place) => (places.includes(place) ? begins(line, place) : [])),
    ...(values.discountKind === 'amount' &&
      (offMinor > 0 ? ({ discount: off } as const) : ({ discountKind: 'none', discount: '' } as const))),
  };
}

/** Lines that say something else than is recorded by now: what was wrong may have been corrected there. Answers their places. */
export function changedSince(
  { lines, currency }: Invoice,
  places: readonly number[],
  { entries, expenses, rate }: Waiting,
): number[] {
  const isChanged = (line: Line): boolean => {
    const { source, quantityMilli, unitPriceMinor, amountMinor } = line;
    if (source.kind === 'time') {
      const entry = entries.find(({ id }) => id === source.entryId);
      return entry !== undefined && (entry.quantityMilli !== quantityMilli || entry.unitPriceMinor !== unitPriceMinor);
    }
    const cost = costOf(line, expenses)?.amount;
    if (!cost) return false;
    if (cost.currency === currency) return cost.amountMinor !== amountMinor;
    // Rates move a little from day to day.
    return rate !== undefined && isFar(amountMinor, converted(cost, rate).amountMinor, DIFFERENCE_LIMIT_BP);
  };
  return places.filter((place) => lines[place] && isChanged(lines[place]));
}
