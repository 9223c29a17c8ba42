import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';
import { PaymentWayInBrief } from './brief.js';

/** A way to pay was added (nothing before) or changed, which the owners are told. */
export const PaymentWayChangedV1 = eventType(
  'billing.payment-way.changed.v1',
  z.strictObject({
    paymentWayId: Id,
    version: z.int(),
    personId: Id,
    at: Instant,
    before: z.nullable(PaymentWayInBrief),
    after: PaymentWayInBrief,
  }),
  { heardBy: ['notifications'] },
);
