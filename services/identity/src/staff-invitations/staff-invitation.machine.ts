import { movesBy } from '@diwan/service-kit/deeds/machine';
import type { StoredInvitationState } from './staff-invitation.schema.js';

/** What may become of an invitation. One that was withdrawn stays so: the owner invites anew. */
const INVITATION_NEXT = {
  pending: ['accepted', 'withdrawn'],
  accepted: [],
  withdrawn: [],
} as const satisfies Record<StoredInvitationState, readonly StoredInvitationState[]>;

const move = movesBy(INVITATION_NEXT);

/** The moves that people make. */
export const INVITATION_MOVES = {
  /** The invited person accepts with the set-up code. */
  accept: move(['pending'], 'accepted'),
  /** An owner takes it back, or invites the same phone anew after its end. */
  withdraw: move(['pending'], 'withdrawn'),
} as const;
export type InvitationMove = (typeof INVITATION_MOVES)[keyof typeof INVITATION_MOVES];
