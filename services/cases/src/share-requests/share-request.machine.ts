import type { ShareRequestState } from '@diwan/contracts/matters/share-requests/http';

/** What may become of a client's wish to pass a document on (D-089). A decision stands; an approval can be taken back. */
const NEXT = {
  open: ['approved', 'refused'],
  approved: ['revoked'],
  refused: [],
  revoked: [],
} as const satisfies Record<ShareRequestState, readonly ShareRequestState[]>;

/** States from which a wish may come into this one. */
export const statesBefore = (next: ShareRequestState): ShareRequestState[] =>
  (Object.keys(NEXT) as ShareRequestState[]).filter((state) =>
    (NEXT[state] as readonly ShareRequestState[]).includes(next),
  );
