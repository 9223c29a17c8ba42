import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const of = { proofId: Id, clientId: Id };

/** A client sent a proof that they have paid (BILL-18). `caseId`: for what of which case; older ones do not say it. */
export const ProofSentV1 = eventType(
  'billing.payment-proof.sent.v1',
  z.strictObject({ ...of, caseId: z.optional(z.nullable(Id)) }),
  { heardBy: ['notifications'] },
);

/** A proof of payment was refused; its client is told why. */
export const ProofRefusedV1 = eventType('billing.payment-proof.refused.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});
