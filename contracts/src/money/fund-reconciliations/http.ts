import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, Instant } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { MOST } from '../amounts/amount.js';
import { FundMovementKind } from '../client-funds/http.js';
import { BankLine } from './bank-lines.http.js';

const service = 'billing';

const Named = z.strictObject({ id: Id, name: z.string() });

/** A movement of client money that no line of the bank belongs to. */
const OpenMovement = z.strictObject({
  id: Id,
  number: z.string(),
  kind: FundMovementKind,
  client: Named,
  /** What came is more than nothing, what went less. */
  amountMinor: z.int(),
  day: CalendarDate,
  reference: z.string(),
});
export type OpenMovement = z.infer<typeof OpenMovement>;

/** What two of the three ways have that the other lacks, in minor units. */
const differences = {
  /** What the ledger says is on the account for client money. */
  ledgerMinor: z.int(),
  /** What the clients' balances add up to. */
  clientsMinor: z.int(),
  /** Lines of the bank that stand in the books, too. */
  matched: z.int(),
  /** Lines of the bank that the books do not know, and what they come to. */
  onlyBank: z.int(),
  onlyBankMinor: z.int(),
  /** Movements in the books that the bank does not know, since its first line that was taken in. */
  onlyBooks: z.int(),
  onlyBooksMinor: z.int(),
};

/** Client money of one currency at the end of a day: the ledger, the clients, and the lines of the bank (BILL-10). */
export const FundsAsOf = z.strictObject({
  currency: Currency,
  day: CalendarDate,
  ...differences,
  clients: z.array(z.strictObject({ client: Named, balanceMinor: z.int() })),
  /** Day of the first line of the bank; null while none was taken in. */
  linesSince: z.nullable(CalendarDate),
  /** The first two hundred of each; those that are explained are among the open ones. */
  openLines: z.array(BankLine),
  /** Lines that were tied by hand, with the numbers of their movements. */
  tiedLines: z.array(z.strictObject({ line: BankLine, numbers: z.array(z.string()) })),
  openMovements: z.array(OpenMovement),
});
export type FundsAsOf = z.infer<typeof FundsAsOf>;

/** What was found when the three ways were compared. Never changed. */
export const FundReconciliation = z.strictObject({
  id: Id,
  currency: Currency,
  day: CalendarDate,
  ...differences,
  /** What the bank's statement says. */
  bankMinor: z.int(),
  /** Number of the statement. */
  reference: z.string(),
  notes: z.string(),
  byName: z.string(),
  at: Instant,
});
export type FundReconciliation = z.infer<typeof FundReconciliation>;

/** A day to come: VALIDATION. */
export const getFundsAsOf = endpoint({
  service,
  method: 'GET',
  path: '/client-funds/reconciliation',
  access: 'billing:read',
  status: 200,
  summary: 'Client money by ledger, by clients and by lines of the bank, at the end of a day',
  query: z.strictObject({ currency: Currency, day: CalendarDate }),
  response: FundsAsOf,
  errors: ['UNAVAILABLE'],
});
export const listFundReconciliations = endpoint({
  service,
  method: 'GET',
  path: '/client-funds/reconciliations',
  access: 'billing:read',
  status: 200,
  summary: 'What was found before, the latest first',
  query: z.strictObject({ ...PageQuery, currency: Currency }),
  response: pageOf(FundReconciliation),
  errors: [],
});
/** A day to come, or three ways that differ without `notes` that say why: VALIDATION. */
export const recordFundReconciliation = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/reconciliations',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Compare the three ways with what the bank’s statement says, and keep what was found',
  body: z.strictObject({
    currency: Currency,
    day: CalendarDate,
    bankMinor: z.int().check(z.minimum(0), z.maximum(MOST)),
    reference: line(120),
    notes: paragraph(2000),
  }),
  response: FundReconciliation,
  errors: ['UNAVAILABLE'],
});
