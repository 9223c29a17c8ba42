import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/**
 * Who works on a case after it was opened or its team or client changed; `version` is the case's, so that a late event is told
 * from a new one. Identity lets lawyers and assistants read only the clients of their cases by it (SEC-04), and what the one who left was to do there goes to the first of the team.
 */
export const CaseTeamChangedV1 = eventType(
  'cases.case.team-changed.v1',
  z.strictObject({
    caseId: Id,
    /** The main client. */
    clientId: Id,
    /** All clients, the main one among them; absent in events from before a case could have several. */
    clientIds: z.optional(z.array(Id)),
    team: z.array(Id),
    /** Who left the team or was walled off by this change; absent where nobody did, and in events from before. */
    left: z.optional(z.array(Id)),
    version: z.int(),
  }),
  { heardBy: ['identity', 'cases', 'chatbot'] },
);
