import type { ErasureState } from '@diwan/contracts/people/erasures/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** What may become of a wish to be forgotten. Until it is done, its person may think again. */
const NEXT = {
  asked: ['accepted', 'refused', 'withdrawn'],
  accepted: ['withdrawn', 'done'],
  refused: [],
  withdrawn: [],
  done: [],
} as const satisfies Record<ErasureState, readonly ErasureState[]>;

const move = movesBy(NEXT);

export const ERASURE_MOVES = {
  /** An owner grants it. */
  accept: move(['asked'], 'accepted'),
  /** An owner refuses it, with a ground. */
  refuse: move(['asked'], 'refused'),
  /** The person thinks again. */
  withdraw: move(['asked', 'accepted'], 'withdrawn'),
  /** The time to think again is over, and it happened. */
  finish: move(['accepted'], 'done'),
} as const;
export type ErasureMove = (typeof ERASURE_MOVES)[keyof typeof ERASURE_MOVES];
