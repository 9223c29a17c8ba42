import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMinor, SomeMoney } from '../amounts/amount.js';
import { PaymentMethod } from '../payments/payment.js';
import { agreed, ReleasePreview } from '../payments/release.js';

const service = 'billing';

const Named = z.strictObject({ id: Id, name: z.string() });
const CaseNamed = z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() });

/** What happens to money of a client: it comes, pays an invoice, goes back, or an entry of it is reversed. */
export const FundMovementKind = z.enum(['deposit', 'transfer', 'refund', 'reversal']);
export type FundMovementKind = z.infer<typeof FundMovementKind>;
/** What can be reversed: a reversal that was wrong is put right by the movement itself, recorded anew. */
export const ReversibleKind = z.enum(['deposit', 'transfer', 'refund']);
export type ReversibleKind = z.infer<typeof ReversibleKind>;

/** A movement of money that the firm holds for a client (BILL-10). Never changed: one that was wrong is reversed. */
export const FundMovement = z.strictObject({
  id: Id,
  /** REC-… for what came, TRF-… for what paid an invoice, RFD-… for what went back, REV-… for what reverses one of these. */
  number: z.string(),
  kind: FundMovementKind,
  client: Named,
  /** Null: for no case of its own. */
  legalCase: z.nullable(CaseNamed),
  /** More than nothing, whatever the kind. */
  amount: Money,
  /** Of this case's money after it, in the amount's currency. */
  balanceAfterMinor: z.int(),
  /** Null for a transfer. */
  method: z.nullable(PaymentMethod),
  invoice: z.nullable(z.strictObject({ id: Id, number: z.string() })),
  day: CalendarDate,
  reference: z.string(),
  notes: z.string(),
  recordedByName: z.string(),
  recordedAt: Instant,
  /** Of a reversal: what it takes back, and why. Absent from builds before. */
  reverses: z.optional(z.nullable(z.strictObject({ number: z.string(), kind: ReversibleKind, reason: z.string() }))),
  /** By which movement it was reversed; null while it stands. Absent from builds before. */
  reversedBy: z.optional(z.nullable(z.strictObject({ number: z.string() }))),
});
export type FundMovement = z.infer<typeof FundMovement>;

export const listFundMovements = endpoint({
  service,
  method: 'GET',
  path: '/fund-movements',
  access: 'billing:read',
  status: 200,
  summary: 'Movements of client money, the latest first',
  query: z.strictObject({ ...PageQuery, clientId: z.optional(Id) }),
  response: pageOf(FundMovement),
  errors: [],
});

/** What is held of a client for one case, or for none, in one currency: more than nothing. */
const FundBalance = z.strictObject({
  caseId: z.nullable(Id),
  /** Null for no case, and for one that the reader may not know of. */
  legalCase: z.nullable(CaseNamed),
  currency: Currency,
  balanceMinor: z.int(),
});
export type FundBalance = z.infer<typeof FundBalance>;

export const listFundBalances = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/fund-balances',
  access: 'billing:read',
  status: 200,
  summary: 'What the firm holds of a client, case by case',
  params: IdParams,
  response: z.array(FundBalance),
  errors: [],
});

/** What is written down of money that a client gives in trust, or gets back. */
export const FundFields = z.strictObject({
  caseId: z.nullable(Id),
  day: CalendarDate,
  reference: paragraph(120),
  notes: paragraph(2000),
  amount: SomeMoney,
  method: PaymentMethod,
});

export const depositFunds = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/fund-deposits',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Take money in trust from a client; it is not income (D-119)',
  params: IdParams,
  body: z.extend(FundFields, {
    /** The request that it answers, of the same case and currency; null for none. */
    requestId: z._default(z.nullable(Id), null),
  }),
  response: FundMovement,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});
/** More than there is for the case: FUNDS_SHORT. */
export const refundFunds = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/fund-refunds',
  access: 'billing:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Give money back to a client',
  params: IdParams,
  body: FundFields,
  response: FundMovement,
  errors: ['NOT_FOUND', 'FUNDS_SHORT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});
/** In the invoice's currency, of money that the client gave for `caseId`: the invoice's own case or none, else FUNDS_OF_OTHER_CASE. */
export const transferFunds = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/fund-transfers',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Pay an invoice from money that the firm holds for its client',
  params: IdParams,
  body: z.strictObject({ caseId: z.nullable(Id), amountMinor: SomeMinor, notes: paragraph(2000) }),
  response: FundMovement,
  errors: ['NOT_FOUND', 'FOREIGN_INVOICE', 'FUNDS_OF_OTHER_CASE', 'FUNDS_SHORT', 'PERIOD_CLOSED'],
});

export const previewReversal = endpoint({
  service,
  method: 'GET',
  path: '/fund-movements/:id/reversal',
  access: 'billing:write',
  status: 200,
  summary: 'What reversing a movement of client money would take back beside it',
  params: IdParams,
  response: ReleasePreview,
  errors: ['NOT_FOUND'],
});
/**
 * Takes a movement back by one of its own, with the reason (D-118): the clients' accounts, the balance of the invoice that a transfer paid,
 * and the request that a deposit answered, are as without it from `day` on. `day`: when the bank returned it, or the movement's own where it
 * never happened; a day before that, or to come: VALIDATION. What came and is not there any more: FUNDS_SHORT, until what was taken since is
 * reversed. What a credit note made credit of and was used is taken back as `voidPayment` does, as far as `takeBack` and `owedBack` say;
 * more than these: CREDIT_SPENT, and a day that is over where any of it is owed back: VALIDATION. A reversal, and what is reversed: CONFLICT.
 */
export const reverseFundMovement = endpoint({
  service,
  method: 'POST',
  path: '/fund-movements/:id/reversal',
  access: 'billing:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Reverse a movement of client money, with the reason',
  params: IdParams,
  body: z.strictObject({ day: CalendarDate, reason: line(300), ...agreed }),
  response: FundMovement,
  errors: ['NOT_FOUND', 'CONFLICT', 'FUNDS_SHORT', 'CREDIT_SPENT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});

/** The running ledger that a client sees of the money that the firm holds for them. */
const OwnMovement = z.strictObject({
  number: z.string(),
  kind: FundMovementKind,
  caseTitle: z.nullable(z.string()),
  amount: Money,
  balanceAfterMinor: z.int(),
  invoiceNumber: z.nullable(z.string()),
  day: CalendarDate,
  /** Of a reversal: what it takes back. Absent from builds before. */
  reverses: z.optional(z.nullable(z.strictObject({ number: z.string(), kind: ReversibleKind }))),
  /** Whether it was reversed since. Absent from builds before. */
  isReversed: z.optional(z.boolean()),
});
export const listOwnFunds = endpoint({
  service,
  method: 'GET',
  path: '/own/funds',
  access: 'client',
  status: 200,
  summary: 'What came, paid invoices and went back of the money that the firm holds for the client, the latest first',
  query: z.strictObject(PageQuery),
  response: pageOf(OwnMovement),
  errors: [],
});
