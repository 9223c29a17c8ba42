import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { UPLOAD_REFUSALS } from '../../http/upload-refusals.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';
import { paragraph } from '../../shared/text.js';
import { MOST } from '../amounts/amount.js';
import { PaymentMethod } from '../payments/payment.js';
import { ProofState } from './proof.js';

const service = 'billing';

/** The largest photo or PDF that is taken as a proof. */
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;

/** A proof of payment as its client sees it: what they sent, and what became of it. */
export const OwnProof = z.strictObject({
  id: Id,
  state: ProofState,
  fileName: z.string(),
  amount: Money,
  method: PaymentMethod,
  paidOn: CalendarDate,
  note: z.string(),
  sentAt: Instant,
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  /** The receipt it belongs to. */
  receiptNumber: z.nullable(z.string()),
});
export type OwnProof = z.infer<typeof OwnProof>;

const said = z.strictObject({
  amountMinor: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST)),
  currency: Currency,
  method: PaymentMethod,
  /** Not in the future. */
  paidOn: CalendarDate,
  /** Of the transfer or the cheque, for the receipt. */
  reference: z._default(paragraph(120), ''),
  note: paragraph(500),
});
const refusals = ['NOT_FOUND', 'CONFLICT', ...UPLOAD_REFUSALS] as const;

export const listOwnProofs = endpoint({
  service,
  method: 'GET',
  path: '/own/invoices/:id/proofs',
  access: 'client',
  status: 200,
  summary: 'Proofs of payment that the client sent for an invoice, the latest first',
  params: IdParams,
  response: z.array(OwnProof),
  errors: ['NOT_FOUND'],
});
/** The same file for the same invoice is the same proof, however often it is sent; after a refusal it is a new one. Ten may wait per invoice. */
export const sendProof = endpoint({
  service,
  method: 'POST',
  path: '/own/invoices/:id/proofs',
  access: 'client',
  status: 201,
  summary: 'Send a photo or PDF that shows that an invoice was paid (BILL-18)',
  params: IdParams,
  body: said,
  multipart: { maxFileBytes: MAX_PROOF_BYTES },
  response: OwnProof,
  errors: refusals,
});

export const listOwnDepositProofs = endpoint({
  service,
  method: 'GET',
  path: '/own/fund-requests/:id/proofs',
  access: 'client',
  status: 200,
  summary: 'Proofs that the client sent for a deposit they were asked for, the latest first',
  params: IdParams,
  response: z.array(OwnProof),
  errors: ['NOT_FOUND'],
});
/** As for an invoice. */
export const sendDepositProof = endpoint({
  service,
  method: 'POST',
  path: '/own/fund-requests/:id/proofs',
  access: 'client',
  status: 201,
  summary: 'Send a photo or PDF that shows that a deposit was paid in (BILL-18)',
  params: IdParams,
  body: said,
  multipart: { maxFileBytes: MAX_PROOF_BYTES },
  response: OwnProof,
  errors: refusals,
});
