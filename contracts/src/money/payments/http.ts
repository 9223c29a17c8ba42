import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMinor, SomeMoney } from '../amounts/amount.js';
import { RateUsed } from '../exchange-rates/rate.js';
import { MOST_ALLOCATIONS, PaymentMethod } from './payment.js';
import { agreed, ReleasePreview } from './release.js';

const service = 'billing';

const Named = z.strictObject({ id: Id, name: z.string() });

/** What of a payment went to an invoice. */
const Allocation = z.strictObject({
  invoiceId: Id,
  invoiceNumber: z.string(),
  /** In the invoice's currency: what its balance went down by. */
  amount: Money,
  /** In the payment's currency: what of the money was used. The same as `amount` in one currency. */
  used: Money,
  /** In the payment's currency: how much more (or less) was used than the rate of the day says; nothing in one currency. */
  differenceMinor: z.int(),
});

/** Money received; its receipt documents it. */
export const Payment = z.strictObject({
  id: Id,
  /** REC-{YYYY}{MM}-{NNNN} (D-101). */
  number: z.string(),
  client: Named,
  amount: Money,
  method: PaymentMethod,
  day: CalendarDate,
  reference: z.string(),
  notes: z.string(),
  allocations: z.array(Allocation),
  /** What was left and stays with the client as credit (D-108). */
  credit: Money,
  rate: z.nullable(RateUsed),
  recordedByName: z.string(),
  recordedAt: Instant,
  voided: z.nullable(z.strictObject({ at: Instant, reason: z.string(), byName: z.string() })),
});
export type Payment = z.infer<typeof Payment>;

const query = {
  ...PageQuery,
  search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  clientId: z.optional(Id),
};

export const listPayments = endpoint({
  service,
  method: 'GET',
  path: '/payments',
  access: 'billing:read',
  status: 200,
  summary: 'Receipts, the latest payment first, searched by number, reference or client',
  query: z.strictObject(query),
  response: pageOf(Payment),
  errors: [],
});
export const getPayment = endpoint({
  service,
  method: 'GET',
  path: '/payments/:id',
  access: 'billing:read',
  status: 200,
  summary: 'One receipt',
  params: IdParams,
  response: Payment,
  errors: ['NOT_FOUND'],
});

/**
 * What goes to which open invoice of this client. More than an invoice's balance is refused; an invoice of somebody else: FOREIGN_INVOICE
 * (D-153). `usedMinor` is for an invoice in the other currency: what of the money the two sides agreed on; by the day's rate when null.
 */
const allocations = z
  .array(z.strictObject({ invoiceId: Id, amountMinor: SomeMinor, usedMinor: z.nullable(SomeMinor) }))
  .check(z.maxLength(MOST_ALLOCATIONS));

/** What is written down of a payment. */
export const PaymentFields = z.strictObject({
  clientId: Id,
  amount: SomeMoney,
  method: z._default(PaymentMethod, 'check'),
  /** Not in the future (D-154). */
  day: CalendarDate,
  reference: paragraph(120),
  notes: paragraph(2000),
  allocations,
});

export const recordPayment = endpoint({
  service,
  method: 'POST',
  path: '/payments',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Record a payment with its receipt (BILL-08)',
  body: PaymentFields,
  response: Payment,
  errors: ['NOT_FOUND', 'FOREIGN_INVOICE', 'PERIOD_CLOSED', 'RATE_MISSING', 'CONFLICT', 'UNAVAILABLE'],
});
export const previewVoid = endpoint({
  service,
  method: 'GET',
  path: '/payments/:id/void',
  access: 'billing:write',
  status: 200,
  summary: 'What voiding a receipt would take back beside it',
  params: IdParams,
  response: ReleasePreview,
  errors: ['NOT_FOUND'],
});
/**
 * Reverses its entry today; balances are as before, the receipt says "Voided" (D-118). Where credit of it was used meanwhile, the uses named
 * in `takeBack` are taken back with it, as far as they are needed; what was paid out the client owes then, not more in all than `owedBack`
 * says. More than these: CREDIT_SPENT.
 */
export const voidPayment = endpoint({
  service,
  method: 'POST',
  path: '/payments/:id/void',
  access: 'billing:write',
  fresh: true,
  status: 200,
  idempotent: true,
  summary: 'Void a receipt',
  params: IdParams,
  body: z.strictObject({
    reason: line(300),
    ...agreed,
  }),
  response: Payment,
  errors: ['NOT_FOUND', 'CONFLICT', 'CREDIT_SPENT', 'PERIOD_CLOSED'],
});
/** Uses credit in the invoice's own currency. More than there is: CREDIT_SPENT. */
export const useCredit = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/credit',
  access: 'billing:write',
  status: 200,
  idempotent: true,
  summary: "Pay an invoice from its client's credit",
  params: IdParams,
  body: z.strictObject({ amountMinor: SomeMinor }),
  response: z.strictObject({ balanceMinor: z.int(), creditMinor: z.int() }),
  errors: ['NOT_FOUND', 'CREDIT_SPENT', 'CONFLICT'],
});
/** `useId`: of the settlement. The credit is the client's again, the invoice is open again; not before it was used. Taken back already: CONFLICT. */
export const takeBackCredit = endpoint({
  service,
  method: 'POST',
  path: '/invoices/:id/credit/:useId/reversal',
  access: 'billing:write',
  fresh: true,
  status: 200,
  idempotent: true,
  summary: 'Take a use of credit back, with the reason',
  params: z.strictObject({ id: Id, useId: Id }),
  body: z.strictObject({ day: CalendarDate, reason: line(300) }),
  response: z.strictObject({ balanceMinor: z.int(), creditMinor: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED'],
});
