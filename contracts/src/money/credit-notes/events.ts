import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A part of an issued invoice was taken back, or all of it (D-109). */
export const CreditNoteIssuedV1 = eventType(
  'billing.credit-note.issued.v1',
  z.strictObject({ creditNoteId: Id, clientId: Id, caseId: z.nullable(Id) }),
  { heardBy: ['notifications'] },
);
