import * as z from 'zod/mini';

/** What the database keeps of where an invoice stands. */
export type StoredInvoiceState = 'draft' | 'issued' | 'void';

/**
 * Where an invoice stands: nobody chooses it, it follows from what was done (D-104). `partial` is shown as "Partially Paid". `credited`: all
 * of it was taken back by credit notes, `nothing_due`: it comes to nothing; neither was paid by anybody.
 */
export const INVOICE_STATES = [
  'draft',
  'sent',
  'partial',
  'paid',
  'overdue',
  'credited',
  'nothing_due',
  'void',
] as const;
export const InvoiceState = z.enum(INVOICE_STATES);
export type InvoiceState = z.infer<typeof InvoiceState>;

interface Standing {
  state: StoredInvoiceState;
  totalMinor: number;
  paidMinor: number;
  balanceMinor: number;
  /** `YYYY-MM-DD`. */
  dueDate: string;
}

/** The state on a day in Beirut: overdue from the day after the one it is due on, while anything is left to pay (D-105). */
export function invoiceState(
  { state, totalMinor, paidMinor, balanceMinor, dueDate }: Standing,
  today: string,
): InvoiceState {
  if (state !== 'issued') return state;
  if (totalMinor === 0) return 'nothing_due';
  if (balanceMinor <= 0) return paidMinor > 0 ? 'paid' : 'credited';
  if (dueDate < today) return 'overdue';
  return balanceMinor < totalMinor ? 'partial' : 'sent';
}
