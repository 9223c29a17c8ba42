import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A client was asked for a deposit (BILL-10). `again`: because one that had answered the request was reversed. */
export const FundsAskedV1 = eventType(
  'billing.fund-request.asked.v1',
  z.strictObject({ requestId: Id, clientId: Id, caseId: z.nullable(Id), again: z.optional(z.literal(true)) }),
  { heardBy: ['notifications'] },
);

/** A transfer took what is held of a client below what was set: once per fall. `team`: who works on the case. */
export const FundsLowV1 = eventType(
  'billing.client-funds.low.v1',
  z.strictObject({ thresholdId: Id, clientId: Id, caseId: z.nullable(Id), team: z.array(Id) }),
  { heardBy: ['notifications'] },
);
