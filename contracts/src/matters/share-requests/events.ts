import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A client asked to pass a document on (D-089): `team` are the staff of its case. */
export const ShareRequestedV1 = eventType(
  'cases.share.requested.v1',
  z.strictObject({ requestId: Id, documentId: Id, caseId: Id, clientId: Id, team: z.array(Id) }),
  { heardBy: ['cases', 'notifications'] },
);

/** The firm approved or refused it. */
export const ShareDecidedV1 = eventType(
  'cases.share.decided.v1',
  z.strictObject({ requestId: Id, clientId: Id, approved: z.boolean() }),
  { heardBy: ['cases', 'notifications'] },
);
