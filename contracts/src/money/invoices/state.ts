import * as z from 'zod/mini';

/** What the database keeps of where an invoice stands. */
export type StoredInvoiceState = 'draft' | 'issued' | 'void';

/** Where an invoice stands: nobody chooses it, it follows from what was done (D-104). `partial` is shown as "Partially Paid". */
export const INVOICE_STATES = ['draft', 'sent', 'partial', 'paid', 'overdue', 'void'] as const;
export const InvoiceState = z.enum(INVOICE_STATES);
export type InvoiceState = z.infer<typeof InvoiceState>;

interface Standing {
  state: StoredInvoiceState;
  totalMinor: number;
  balanceMinor: number;
  /** `YYYY-MM-DD`. */
  dueDate: string;
}

/** The state on a day in Beirut: overdue from the day after the one it is due on, while anything is left to pay (D-105). */
export function invoiceState({ state, totalMinor, balanceMinor, dueDate }: Standing, today: string): InvoiceState {
  if (state !== 'issued') return state;
  if (balanceMinor <= 0) return 'paid';
  if (dueDate < today) return 'overdue';
  return balanceMinor < totalMinor ? 'partial' : 'sent';
}
