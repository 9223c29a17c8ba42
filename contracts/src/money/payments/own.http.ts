import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, Instant } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { PaymentMethod } from './payment.js';

const service = 'billing';

/** A payment as its client sees it (BILL-13). */
export const OwnPayment = z.strictObject({
  id: Id,
  number: z.string(),
  amount: Money,
  method: PaymentMethod,
  day: CalendarDate,
  /** When its receipt was written. */
  recordedAt: Instant,
  reference: z.string(),
  notes: z.string(),
  invoiceNumbers: z.array(z.string()),
  /** What of it waits as credit. */
  credit: Money,
  voided: z.boolean(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

export const listOwnPayments = endpoint({
  service,
  method: 'GET',
  path: '/own/payments',
  access: 'client',
  status: 200,
  summary: "The client's payments, or those that are for one case alone, the newest first",
  query: z.strictObject({ ...PageQuery, caseId: z.optional(Id) }),
  response: pageOf(OwnPayment),
  errors: [],
});
