import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { AccountChange } from '../payments/account-change.js';

/** `clientId`: whose the credit is; the invoice is another client's where records were merged and are two again. */
const of = { useId: Id, clientId: Id, invoiceId: Id, caseId: z.nullable(Id) };

/** Credit of a client paid an invoice (D-108). */
export const CreditUsedV1 = eventType('billing.credit.used.v1', z.strictObject(of), { heardBy: ['notifications'] });

/**
 * That credit paid an invoice was taken back by itself (D-108, D-118). `back`: what came back of it, without what a credit note made credit of
 * before. What voiding takes back is told with the receipt.
 */
export const CreditTakenBackV1 = eventType(
  'billing.credit.taken-back.v1',
  z.strictObject({ ...of, back: Money, changes: z.array(AccountChange) }),
  { heardBy: ['notifications'] },
);
