import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const of = { payoutId: Id, clientId: Id };

/** Credit went back to its client (BILL-09). */
export const CreditPaidOutV1 = eventType('billing.credit.paid-out.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});

/** A payout of credit was reversed: the credit is its client's again (D-118). */
export const CreditPayoutReversedV1 = eventType('billing.credit.payout-reversed.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});
