/** What an account is. `memo` ones stand beside the books: they balance among themselves and are read by reports. */
type AccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'bridge' | 'memo';

interface Account {
  kind: AccountKind;
  /** A balance is kept for each client and case. */
  ofClients?: true;
  /** What a client has here cannot be less than nothing; the error says so. */
  floor?: 'CREDIT_SPENT' | 'FUNDS_SHORT';
}

/**
 * The chart of accounts. Debits are positive, credits negative: what clients owe is positive, what the firm owes them negative.
 * Client money has accounts of its own and never meets the firm's (D-119).
 */
const ACCOUNTS = {
  /** What clients owe of issued invoices. */
  receivable: { kind: 'asset', ofClients: true },
  /** The firm's own money, by the way it came or went (`detail`). With a client: what they paid. */
  money: { kind: 'asset', ofClients: true },
  /** Money of clients that the firm holds, by the way it came or went. */
  trust_money: { kind: 'asset', ofClients: true },
  /** To whom that money belongs. */
  client_funds: { kind: 'liability', ofClients: true, floor: 'FUNDS_SHORT' },
  /** What clients paid too much, and credit notes gave back (D-108). Less than nothing: what they owe back, because it was paid out and then never came. */
  client_credit: { kind: 'liability', ofClients: true, floor: 'CREDIT_SPENT' },
  /** Fees, without tax, by practice area. */
  revenue: { kind: 'income' },
  /** Expenses that clients are charged for, without tax. */
  costs_recharged: { kind: 'income' },
  /** Tax that was asked of clients. */
  vat_due: { kind: 'liability' },
  /** Tax within expenses, which the firm reclaims. */
  vat_recoverable: { kind: 'asset' },
  /** By category, without tax that is reclaimed. */
  expense: { kind: 'expense' },
  /** Between the two currencies, where an invoice is paid in the other one, by the rate of the day. */
  exchange_bridge: { kind: 'bridge' },
  /** What was taken more, or less, than that rate says: gained or lost. */
  exchange_difference: { kind: 'income' },
  /** Fees and tax when they are paid: accounts on a cash basis. */
  cash_revenue: { kind: 'memo' },
  cash_vat: { kind: 'memo' },
  cash_bridge: { kind: 'memo' },
  /** What tax is declared on, in pounds (D-121). */
  taxable_lbp: { kind: 'memo' },
  vat_lbp_due: { kind: 'memo' },
  /** Tax that is reclaimed, in pounds. */
  vat_lbp_paid: { kind: 'memo' },
  lbp_bridge: { kind: 'memo' },
} as const satisfies Record<string, Account>;

export type AccountName = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as AccountName[];

/** The account by its name, with all that accounts may have. */
export const accountOf = (name: AccountName): Account => ACCOUNTS[name];
