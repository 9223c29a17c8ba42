import * as z from 'zod/mini';

/** When an invoice is to be paid (S2§9). */
export const PaymentTerms = z.enum(['net_15', 'net_30', 'net_60', 'due_on_receipt']);
export type PaymentTerms = z.infer<typeof PaymentTerms>;

const DAYS: Record<PaymentTerms, number> = { net_15: 15, net_30: 30, net_60: 60, due_on_receipt: 0 };

/** Days of an invoice that is dated anew: due by its terms, unless another day was agreed on that still lies ahead. */
export function datedAnew(
  { issueDate, dueDate, terms }: { issueDate: string; dueDate: string; terms: PaymentTerms },
  day: string,
): { issueDate: string; dueDate: string } {
  const isAgreed = dueDate !== dueDateOf(issueDate, terms) && dueDate >= day;
  return { issueDate: day, dueDate: isAgreed ? dueDate : dueDateOf(day, terms) };
}

/** The day on which an invoice of a day is due by its terms (D-123). Both are `YYYY-MM-DD`. */
export function dueDateOf(issueDate: string, terms: PaymentTerms): string {
  const day = new Date(`${issueDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS[terms]);
  return day.toISOString().slice(0, 10);
}
