import type { HearingState } from '@diwan/contracts/matters/hearings/hearing';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** The moves of a hearing (HEAR-01). What was cancelled or postponed by mistake is scheduled again. */
const HEARING_MOVES = {
  scheduled: ['postponed', 'held', 'cancelled'],
  postponed: ['scheduled'],
  cancelled: ['scheduled'],
  held: [],
} as const satisfies Record<HearingState, readonly HearingState[]>;

const move = movesBy(HEARING_MOVES);

export const POSTPONE = move(['scheduled'], 'postponed');
export const HOLD = move(['scheduled'], 'held');
export const CANCEL = move(['scheduled'], 'cancelled');
export const REINSTATE = move(['postponed', 'cancelled'], 'scheduled');
