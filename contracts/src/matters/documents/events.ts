import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A document became visible to its client. `sharing` tells one sharing from the next after a hide; `quiet`: without telling the client. */
export const DocumentSharedV1 = eventType(
  'cases.document.shared.v1',
  z.strictObject({
    documentId: Id,
    caseId: Id,
    clientId: Id,
    sharing: z.int(),
    quiet: z.optional(z.literal(true)),
  }),
  { heardBy: ['notifications'] },
);

/** A document became invisible to its client. `notify`: they are to be told. */
export const DocumentHiddenV1 = eventType(
  'cases.document.hidden.v1',
  z.strictObject({ documentId: Id, caseId: Id, clientId: Id, sharing: z.int(), notify: z.optional(z.literal(true)) }),
  { heardBy: ['notifications'] },
);
