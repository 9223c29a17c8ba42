import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { eventType } from './event.js';

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
);
export const DocumentHiddenV1 = eventType(
  'cases.document.hidden.v1',
  z.strictObject({ documentId: Id, caseId: Id, clientId: Id, sharing: z.int() }),
);
/** Somebody tried again and again to open documents of others, and their session was ended (D-097). */
export const SessionEndedForViolationsV1 = eventType(
  'cases.session.ended-for-violations.v1',
  z.strictObject({ personId: Id, at: Instant }),
);
/**
 * Who works on a case after it was opened or its team or client changed; `version` is the case's, so that a late event is told
 * from a new one. Identity lets lawyers and assistants read only the clients of their cases by it (SEC-04).
 */
export const CaseTeamChangedV1 = eventType(
  'cases.case.team-changed.v1',
  z.strictObject({ caseId: Id, clientId: Id, team: z.array(Id), version: z.int() }),
);
/** A client asked to pass a document on (D-089): `team` are the staff of its case. */
export const ShareRequestedV1 = eventType(
  'cases.share.requested.v1',
  z.strictObject({ requestId: Id, documentId: Id, caseId: Id, clientId: Id, team: z.array(Id) }),
);
/** The firm approved or refused it. */
export const ShareDecidedV1 = eventType(
  'cases.share.decided.v1',
  z.strictObject({ requestId: Id, clientId: Id, approved: z.boolean() }),
);
