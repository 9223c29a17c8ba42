import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, Instant } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { LedgerAccount, LedgerSource } from './ledger.js';
import { MOST_MONTHS, Month, monthsIn } from './period.js';

const service = 'billing';

/** `accrual`: fees are earned when they are invoiced; `cash`: when they are paid. Expenses count on their day in both. */
export const Basis = z.enum(['accrual', 'cash']);
export type Basis = z.infer<typeof Basis>;

const period = z
  .strictObject({ from: Month, to: Month, basis: z._default(Basis, 'accrual') })
  .check(
    z.refine((span) => monthsIn(span) >= 1 && monthsIn(span) <= MOST_MONTHS, { path: ['to'], error: 'too_small' }),
  );
const Span = z.strictObject({ from: Month, to: Month });

/** What came of a time in one currency. Money of clients is in none of it, tax stands apart (D-106). */
const Result = z.strictObject({
  /** Fees, and on a cash basis expenses that clients paid back with them. */
  revenueMinor: z.int(),
  /** Expenses that clients were charged for; on a cash basis they are within the revenue. */
  rechargedMinor: z.int(),
  vatMinor: z.int(),
  expensesMinor: z.int(),
  /** Gained (or lost, less than nothing) where an invoice was paid in the other currency by another rate than the day's. Absent from builds before. */
  exchangeMinor: z.optional(z.int()),
  /** Revenue, what was recharged and exchange differences, less expenses. */
  netMinor: z.int(),
});
export type Result = z.infer<typeof Result>;

/** The cards above the reports. */
export const AccountingSummary = z.strictObject({
  period: Span,
  before: Span,
  results: z.array(z.strictObject({ currency: Currency, now: Result, before: Result })),
  /** As it stands now, by what is left to pay: awaiting is sent and partly paid in time (D-104). */
  pending: z.array(
    z.strictObject({
      currency: Currency,
      awaitingMinor: z.int(),
      awaitingCount: z.int(),
      overdueMinor: z.int(),
      overdueCount: z.int(),
    }),
  ),
  /** Invoices of the period that are paid. */
  paid: z.array(z.strictObject({ currency: Currency, amountMinor: z.int(), count: z.int() })),
  /** Money of clients that the firm holds: not its own. */
  held: z.array(z.strictObject({ currency: Currency, amountMinor: z.int() })),
  /** With an open case, or with anything that happened within 12 months; null while cases cannot be asked (D-106). */
  activeClients: z.nullable(z.int()),
});
export type AccountingSummary = z.infer<typeof AccountingSummary>;

export const getAccountingSummary = endpoint({
  service,
  method: 'GET',
  path: '/accounting/summary',
  access: 'books:read',
  status: 200,
  summary: 'What the firm earned and spent, what it is owed (OFF-06)',
  query: period,
  response: AccountingSummary,
  errors: [],
});

/** Results of months, in order; a currency in which nothing happened in any of them is left out. */
export const listMonthlyResults = endpoint({
  service,
  method: 'GET',
  path: '/accounting/months',
  access: 'books:read',
  status: 200,
  summary: 'Results month by month',
  query: period,
  response: z.array(z.strictObject({ currency: Currency, months: z.array(z.extend(Result, { month: Month })) })),
  errors: [],
});

/** A line of a profit and loss summary. `detail` is a practice area, `general`, or a category of expenses. */
const ReportLine = z.strictObject({ detail: z.string(), amountMinor: z.int(), beforeMinor: z.int() });
export type ReportLine = z.infer<typeof ReportLine>;

export const ProfitAndLoss = z.strictObject({
  period: Span,
  before: Span,
  currencies: z.array(
    z.strictObject({
      currency: Currency,
      revenue: z.array(ReportLine),
      expenses: z.array(ReportLine),
      now: Result,
      before: Result,
    }),
  ),
});
export type ProfitAndLoss = z.infer<typeof ProfitAndLoss>;

export const getProfitAndLoss = endpoint({
  service,
  method: 'GET',
  path: '/accounting/profit-and-loss',
  access: 'books:read',
  status: 200,
  summary: 'Profit and loss, beside the period before',
  query: period,
  response: ProfitAndLoss,
  errors: [],
});

const VatSums = {
  /** What invoices and credit notes are taxed on. */
  taxableMinor: z.int(),
  /** Tax asked of clients. */
  outputMinor: z.int(),
  /** Tax within expenses, which is reclaimed. */
  inputMinor: z.int(),
  /** What is left to pay; less than nothing is carried over. */
  netMinor: z.int(),
};
/** What tax is declared on and what is reclaimed, in pounds by the rate of each document (D-121). */
export const VatQuarter = z.strictObject({
  year: z.int(),
  quarter: z.int(),
  months: z.array(z.strictObject({ month: Month, ...VatSums })),
  ...VatSums,
  /** The same tax as it stands on the documents, in the currency of each; `collectedMinor`: what clients paid of it in the quarter. */
  onDocuments: z.array(
    z.strictObject({
      currency: Currency,
      outputMinor: z.int(),
      collectedMinor: z.int(),
      inputMinor: z.int(),
    }),
  ),
});
export type VatQuarter = z.infer<typeof VatQuarter>;

export const getVatQuarter = endpoint({
  service,
  method: 'GET',
  path: '/accounting/vat-quarter',
  access: 'books:read',
  status: 200,
  summary: 'Value added tax of a quarter, asked of clients and paid on expenses, in pounds (BILL-05)',
  query: z.strictObject({
    year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100)),
    quarter: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(4)),
  }),
  response: VatQuarter,
  errors: [],
});

/** How long what is owed is overdue: not yet, 1–30, 31–60, 61–90 days, longer. */
export const AGES = ['current', 'days30', 'days60', 'days90', 'older'] as const;
const Ages = z.strictObject({
  current: z.int(),
  days30: z.int(),
  days60: z.int(),
  days90: z.int(),
  older: z.int(),
  total: z.int(),
});

/** What clients owe by how long it is overdue. `ledgerMinor` is the same by the books: they must not differ. */
export const AgedDebt = z.strictObject({
  day: CalendarDate,
  currencies: z.array(
    z.strictObject({
      currency: Currency,
      totals: Ages,
      ledgerMinor: z.int(),
    }),
  ),
});
export type AgedDebt = z.infer<typeof AgedDebt>;

export const getAgedDebt = endpoint({
  service,
  method: 'GET',
  path: '/accounting/aged-debt',
  access: 'books:read',
  status: 200,
  summary: 'What clients owe today, by how long it is overdue',
  response: AgedDebt,
  errors: [],
});

/** What one client owes. */
export const Debtor = z.strictObject({ client: z.strictObject({ id: Id, name: z.string() }), ages: Ages });
export type Debtor = z.infer<typeof Debtor>;

export const listDebtors = endpoint({
  service,
  method: 'GET',
  path: '/accounting/debtors',
  access: 'books:read',
  status: 200,
  summary: 'Who owes what in a currency today, by how long it is overdue; the largest debts first',
  query: z.strictObject({ currency: Currency, ...PageQuery }),
  response: pageOf(Debtor),
  errors: [],
});

/** What each practice area earned, and what was spent on its cases. */
export const AreaResults = z.strictObject({
  period: Span,
  currencies: z.array(
    z.strictObject({
      currency: Currency,
      areas: z.array(
        z.strictObject({ area: z.string(), revenueMinor: z.int(), beforeMinor: z.int(), costsMinor: z.int() }),
      ),
    }),
  ),
  /** False while cases cannot be asked which area an expense belongs to: then no costs are told. */
  withCosts: z.boolean(),
});
export type AreaResults = z.infer<typeof AreaResults>;

export const listAreaResults = endpoint({
  service,
  method: 'GET',
  path: '/accounting/areas',
  access: 'books:read',
  status: 200,
  summary: 'Profitability by practice area',
  query: period,
  response: AreaResults,
  errors: [],
});

/** An entry of the ledger. Debits are positive, credits negative. */
export const LedgerEntry = z.strictObject({
  id: Id,
  seq: z.int(),
  day: CalendarDate,
  kind: z.string(),
  source: z.strictObject({ kind: LedgerSource, id: z.string() }),
  currency: Currency,
  lines: z.array(
    z.strictObject({
      account: LedgerAccount,
      detail: z.string(),
      client: z.nullable(z.strictObject({ id: Id, name: z.string() })),
      amountMinor: z.int(),
    }),
  ),
  /** What of it is on the account that was asked for, with its detail and client; the debits where none was. */
  amountMinor: z.int(),
  byName: z.string(),
  at: Instant,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const listLedgerEntries = endpoint({
  service,
  method: 'GET',
  path: '/ledger/entries',
  access: 'books:read',
  status: 200,
  summary: 'The rows behind a figure, the latest first',
  query: z.strictObject({
    ...PageQuery,
    account: z.optional(LedgerAccount),
    /** Of this account: a practice area, a category, a way of paying. */
    detail: z.optional(z.string().check(z.maxLength(40))),
    clientId: z.optional(Id),
    currency: z.optional(Currency),
    sourceKind: z.optional(LedgerSource),
    sourceId: z.optional(Id),
    from: z.optional(CalendarDate),
    to: z.optional(CalendarDate),
  }),
  response: pageOf(LedgerEntry),
  errors: [],
});
