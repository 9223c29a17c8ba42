import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMoney } from '../amounts/amount.js';
import { PaymentMethod } from '../payments/payment.js';

const service = 'billing';

/** Credit that went back to its client (BILL-09). Never changed: one that was wrong is reversed. */
export const CreditPayout = z.strictObject({
  id: Id,
  /** RFD-{YYYY}{MM}-{NNNN}, in one series with client money that goes back. */
  number: z.string(),
  client: z.strictObject({ id: Id, name: z.string() }),
  amount: Money,
  method: PaymentMethod,
  day: CalendarDate,
  reference: z.string(),
  notes: z.string(),
  recordedByName: z.string(),
  recordedAt: Instant,
  /** `day`: from which on it does not count any more. Null while it stands. */
  reversed: z.nullable(z.strictObject({ day: CalendarDate, at: Instant, reason: z.string(), byName: z.string() })),
});
export type CreditPayout = z.infer<typeof CreditPayout>;

export const listCreditPayouts = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/credit-payouts',
  access: 'billing:read',
  status: 200,
  summary: 'Credit of a client that went back to them, the latest first',
  params: IdParams,
  query: z.strictObject(PageQuery),
  response: pageOf(CreditPayout),
  errors: [],
});
/** More than there is, or was on that day: CREDIT_SPENT. A day to come: VALIDATION. */
export const payOutCredit = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/credit-payouts',
  access: 'billing:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: "Pay a client's credit back to them",
  params: IdParams,
  body: z.strictObject({
    amount: SomeMoney,
    method: PaymentMethod,
    day: CalendarDate,
    reference: paragraph(120),
    notes: paragraph(2000),
  }),
  response: CreditPayout,
  errors: ['NOT_FOUND', 'CREDIT_SPENT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});
/** The credit is the client's again from `day` on; a day before the payout's, or to come: VALIDATION. Reversed already: CONFLICT. */
export const reverseCreditPayout = endpoint({
  service,
  method: 'POST',
  path: '/credit-payouts/:id/reversal',
  access: 'billing:write',
  fresh: true,
  status: 200,
  idempotent: true,
  summary: 'Reverse a payout of credit, with the reason',
  params: IdParams,
  body: z.strictObject({ day: CalendarDate, reason: line(300) }),
  response: CreditPayout,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});
