import * as z from 'zod/mini';

/** Accounts of the ledger, as reports name them. */
export const LedgerAccount = z.enum([
  'receivable',
  'money',
  'trust_money',
  'client_funds',
  'client_credit',
  'revenue',
  'costs_recharged',
  'vat_due',
  'vat_recoverable',
  'expense',
  'exchange_bridge',
  'exchange_difference',
  'cash_revenue',
  'cash_vat',
  'cash_bridge',
  'taxable_lbp',
  'vat_lbp_due',
  'vat_lbp_paid',
  'lbp_bridge',
]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** What brought an entry about. */
export const LedgerSource = z.enum([
  'invoice',
  'payment',
  'credit_note',
  'credit_use',
  'credit_payout',
  'client_fund',
  'expense',
  'client_merge',
]);
export type LedgerSource = z.infer<typeof LedgerSource>;
