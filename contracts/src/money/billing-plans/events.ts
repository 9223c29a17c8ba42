import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A plan made the draft of an invoice, which waits for somebody to issue it. */
export const PlannedDraftMadeV1 = eventType(
  'billing.plan.draft-made.v1',
  z.strictObject({ planId: Id, invoiceId: Id, clientId: Id, caseId: z.nullable(Id) }),
  { heardBy: ['notifications'] },
);
