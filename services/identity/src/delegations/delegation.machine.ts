import type { DelegationState } from '@diwan/contracts/people/delegations/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** The states that are written; `ended` follows from the last day. */
export type StoredDelegationState = Exclude<DelegationState, 'ended'>;

/** What may become of a delegation. What was refused or revoked stays so: the client names the person anew. */
const DELEGATION_NEXT = {
  invited: ['active', 'refused', 'revoked'],
  active: ['revoked'],
  refused: [],
  revoked: [],
} as const satisfies Record<StoredDelegationState, readonly StoredDelegationState[]>;

const move = movesBy(DELEGATION_NEXT);

/** The moves that people make. */
export const DELEGATION_MOVES = {
  /** The delegate confirms by a code to their phone. */
  accept: move(['invited'], 'active'),
  /** The delegate does not want it. */
  refuse: move(['invited'], 'refused'),
  /** The delegate gives up what they had accepted. */
  giveUp: move(['active'], 'revoked'),
  /** The client, or the firm, ends it. */
  revoke: move(['invited', 'active'], 'revoked'),
} as const;
export type DelegationMove = (typeof DELEGATION_MOVES)[keyof typeof DELEGATION_MOVES];
