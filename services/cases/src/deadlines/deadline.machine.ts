import type { DeadlineState } from '@diwan/contracts/matters/deadlines/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** The moves of a deadline (HEAR-07). What was confirmed is proposed again when something under it changes. */
const DEADLINE_MOVES = {
  proposed: ['confirmed', 'dismissed'],
  confirmed: ['proposed', 'dismissed'],
  dismissed: ['proposed'],
} as const satisfies Record<DeadlineState, readonly DeadlineState[]>;

const move = movesBy(DEADLINE_MOVES);

export const CONFIRM = move(['proposed'], 'confirmed');
export const DISMISS = move(['proposed', 'confirmed'], 'dismissed');
export const REOPEN = move(['dismissed'], 'proposed');
/** Nobody asked for it: what it rests on changed. One that is proposed stays so. */
export const LOOK_AGAIN = move(['confirmed', 'dismissed'], 'proposed');
