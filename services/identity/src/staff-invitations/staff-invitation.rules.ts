import type { StaffInvitationState } from '@diwan/contracts/people/staff-invitations/http';
import type { PersonRecord } from '../persons/person.schema.js';
import type { StaffInvitationRecord } from './staff-invitation.schema.js';

const DAY = 24 * 60 * 60_000;

/** An invitation can be accepted for so long (OFF-09). */
export const INVITATION_MS = 7 * DAY;
/** What ended is still seen by owners for so long. */
export const SEEN_AFTER_MS = 90 * DAY;

/** How an invitation stands: it expires by its end, and with the right of whoever invited. */
export function stateOf(
  { state, setUpCode }: Pick<StaffInvitationRecord, 'state' | 'setUpCode'>,
  invitedBy: Pick<PersonRecord, 'roles'> | null | undefined,
  now: Date,
): StaffInvitationState {
  if (state !== 'pending') return state;
  return setUpCode.expiresAt <= now || !invitedBy?.roles.includes('owner') ? 'expired' : 'pending';
}

/** Where the invited person accepts: the door of staff. */
export const pathOf = ({ _id }: Pick<StaffInvitationRecord, '_id'>): string => `/admin-login/${_id.toHexString()}`;
