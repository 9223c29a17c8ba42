import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { dueDateOf } from '@diwan/contracts/money/invoices/terms';
import { type InvoiceValues, invoiceValues } from './invoice-values.js';

/**
 * What the form of an invoice begins with that takes the place of another: its lines that were taken back whole and are billed nowhere else.
 * Null where there are none. A discount as an amount was for all lines together: with some of them it is left out.
 */
export function againValues(invoice: Invoice, credited: readonly CreditedLine[], today: string): InvoiceValues | null {
  const waiting = credited.filter(({ work }) => work === 'free' || work === null).map(({ place }) => place);
  if (waiting.length === 0) return null;
  const values = invoiceValues(invoice);
  const lines = values.lines.filter((_, place) => waiting.includes(place));
  const isPart = values.discountKind === 'amount' && lines.length < values.lines.length;
  return {
    ...values,
    ...{ issueDate: today, dueDate: dueDateOf(today, values.terms), lines },
    ...(isPart && { discountKind: 'none', discount: '' }),
  };
}
