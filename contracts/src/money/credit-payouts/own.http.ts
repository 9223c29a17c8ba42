import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { PaymentMethod } from '../payments/payment.js';

/** Credit that went back to the client, as they see it. */
export const OwnCreditPayout = z.strictObject({
  number: z.string(),
  amount: Money,
  method: PaymentMethod,
  day: CalendarDate,
  isReversed: z.boolean(),
});
export type OwnCreditPayout = z.infer<typeof OwnCreditPayout>;

export const listOwnCreditPayouts = endpoint({
  service: 'billing',
  method: 'GET',
  path: '/own/credit-payouts',
  access: 'client',
  status: 200,
  summary: 'Credit that went back to the client, the latest first',
  query: z.strictObject(PageQuery),
  response: pageOf(OwnCreditPayout),
  errors: [],
});
