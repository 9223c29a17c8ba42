import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** Somebody was invited to work for the firm, or is again: `version` counts what is sent. */
export const StaffInvitedV1 = eventType(
  'identity.staff.invited.v1',
  z.strictObject({ invitationId: Id, version: z.int() }),
  { heardBy: ['notifications'] },
);

/** Somebody accepted an invitation and works for the firm from now on: owners hear of it. */
export const StaffJoinedV1 = eventType(
  'identity.staff.joined.v1',
  z.strictObject({ personId: Id, invitationId: Id, at: Instant }),
  { heardBy: ['notifications'] },
);
