import type { ShareRequestState } from '@diwan/contracts/matters/share-requests/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** What may become of a client's wish to pass a document on (D-089). A decision stands; an approval can be taken back. */
const NEXT = {
  open: ['approved', 'refused'],
  approved: ['revoked'],
  refused: [],
  revoked: [],
} as const satisfies Record<ShareRequestState, readonly ShareRequestState[]>;

const move = movesBy(NEXT);

/** The moves of a wish, by the state they bring. */
export const MOVE_INTO = {
  approved: move(['open'], 'approved'),
  refused: move(['open'], 'refused'),
  revoked: move(['approved'], 'revoked'),
} as const;
export type Decision = keyof typeof MOVE_INTO;
