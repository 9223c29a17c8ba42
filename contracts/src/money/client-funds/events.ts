import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { AccountChange } from '../payments/account-change.js';

/**
 * Money of a client came in trust, paid an invoice, went back, or one of these was reversed (BILL-10). `caseId`: of the money, else of the
 * invoice; `changes`: by the reversal of a transfer.
 */
export const FundsMovedV1 = eventType(
  'billing.client-funds.moved.v1',
  z.strictObject({ movementId: Id, clientId: Id, caseId: z.nullable(Id), changes: z.array(AccountChange) }),
  { heardBy: ['notifications'] },
);
