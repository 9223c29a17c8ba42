import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line } from '../../shared/text.js';
import { FundFields, FundMovement } from '../client-funds/http.js';
import { Payment, PaymentFields } from '../payments/http.js';
import { PaymentMethod } from '../payments/payment.js';
import { ProofState } from './proof.js';

const service = 'billing';

/** A proof of payment as staff see it (BILL-18). */
export const PaymentProof = z.strictObject({
  id: Id,
  state: ProofState,
  client: z.strictObject({ id: Id, name: z.string() }),
  /** What it is sent for: this, or a deposit that was asked for. */
  invoice: z.nullable(z.strictObject({ id: Id, number: z.string(), balance: Money })),
  fundRequest: z.nullable(z.strictObject({ id: Id, reference: z.string(), left: Money, isOpen: z.boolean() })),
  fileName: z.string(),
  mime: z.string(),
  fileSize: z.int(),
  /** As the client says. */
  amount: Money,
  method: PaymentMethod,
  paidOn: CalendarDate,
  reference: z.string(),
  note: z.string(),
  sentAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedByName: z.string(),
  reason: z.string(),
  /** The payment or the deposit that was recorded. */
  receipt: z.nullable(z.strictObject({ id: Id, number: z.string() })),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

export const listProofs = endpoint({
  service,
  method: 'GET',
  path: '/payment-proofs',
  access: 'billing:read',
  status: 200,
  summary: 'Proofs that clients sent: those that wait, the oldest first; the others, the latest first',
  query: z.strictObject({ ...PageQuery, state: z._default(ProofState, 'sent') }),
  response: pageOf(PaymentProof),
  errors: [],
});
export const getProof = endpoint({
  service,
  method: 'GET',
  path: '/payment-proofs/:id',
  access: 'billing:read',
  status: 200,
  summary: 'One proof of payment',
  params: IdParams,
  response: PaymentProof,
  errors: ['NOT_FOUND'],
});
/** Each look stands in the audit log. */
export const readProof = endpoint({
  service,
  method: 'GET',
  path: '/payment-proofs/:id/file',
  access: 'billing:read',
  status: 200,
  bytes: true,
  summary: 'The photo or PDF itself',
  params: IdParams,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/**
 * The receipt is a payment for an invoice, and a deposit where one was asked for. One of somebody else, one that is void, and a deposit in
 * another currency or for another case are NOT_FOUND.
 */
export const matchProof = endpoint({
  service,
  method: 'POST',
  path: '/payment-proofs/:id/match',
  access: 'billing:write',
  status: 200,
  summary: 'Say which recorded payment or deposit it proves',
  params: IdParams,
  body: z.strictObject({ receiptId: Id }),
  response: PaymentProof,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** The payment and what it proves come to be together. Another client than the one who sent the proof cannot be named. */
export const recordProvenPayment = endpoint({
  service,
  method: 'POST',
  path: '/payment-proofs/:id/payment',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Record the payment that a proof of an invoice proves',
  params: IdParams,
  body: z.omit(PaymentFields, { clientId: true }),
  response: Payment,
  errors: ['NOT_FOUND', 'CONFLICT', 'FOREIGN_INVOICE', 'PERIOD_CLOSED', 'RATE_MISSING', 'UNAVAILABLE'],
});
/** The deposit, for the request that the proof was sent for, and what it proves come to be together. */
export const recordProvenDeposit = endpoint({
  service,
  method: 'POST',
  path: '/payment-proofs/:id/deposit',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Record the deposit that a proof of a request proves',
  params: IdParams,
  body: FundFields,
  response: FundMovement,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'UNAVAILABLE'],
});
export const refuseProof = endpoint({
  service,
  method: 'POST',
  path: '/payment-proofs/:id/refuse',
  access: 'billing:write',
  status: 200,
  summary: 'Refuse a proof, saying why; its client is told and can send another',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  response: PaymentProof,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
