import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { AccountChange } from './account-change.js';

const of = { paymentId: Id, clientId: Id };

/** Money came and its receipt is written (BILL-08). */
export const PaymentRecordedV1 = eventType('billing.payment.recorded.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});

/** A receipt was taken back; what it had paid is open again (D-118). `changes`: absent from builds before. */
export const PaymentVoidedV1 = eventType(
  'billing.payment.voided.v1',
  z.strictObject({ ...of, changes: z.optional(z.array(AccountChange)) }),
  { heardBy: ['notifications'] },
);
