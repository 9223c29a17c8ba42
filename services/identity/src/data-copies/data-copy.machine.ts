import type { DataCopyState } from '@diwan/contracts/people/data-copies/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';
import type * as z from 'zod/mini';

type State = z.infer<typeof DataCopyState>;

/** Where a copy of somebody's data may go from where it is. */
const NEXT = {
  gathering: ['ready', 'failed'],
  ready: ['expired'],
  expired: [],
  failed: [],
} as const satisfies Record<State, readonly State[]>;

const move = movesBy(NEXT);

/** The moves of a copy. */
export const FINISH = move(['gathering'], 'ready');
export const GIVE_UP = move(['gathering'], 'failed');
export const EXPIRE = move(['ready'], 'expired');
