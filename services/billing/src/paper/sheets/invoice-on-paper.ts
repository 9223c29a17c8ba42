import type { Invoice } from '@diwan/contracts/money/invoices/http';

/** What an invoice on paper needs; what staff alone see is not among it. */
export type InvoiceOnPaper = Pick<
  Invoice,
  | 'number'
  | 'state'
  | 'client'
  | 'legalCase'
  | 'currency'
  | 'issueDate'
  | 'dueDate'
  | 'terms'
  | 'discount'
  | 'lines'
  | 'totals'
  | 'standardVatBp'
  | 'rate'
  | 'inPounds'
  | 'paidMinor'
  | 'creditedMinor'
  | 'balanceMinor'
  | 'voided'
  | 'notes'
>;
