import type { TimeState } from '@diwan/contracts/money/time-entries/entry';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** The moves of an entry: what is approved is locked, what is billed belongs to its invoice until that is void (D-120). */
const TIME_MOVES = {
  draft: ['submitted'],
  submitted: ['draft', 'approved'],
  approved: ['draft', 'billed'],
  billed: ['approved'],
} as const satisfies Record<TimeState, readonly TimeState[]>;

const move = movesBy(TIME_MOVES);

export const SUBMIT = move(['draft'], 'submitted');
export const WITHDRAW = move(['submitted'], 'draft');
export const APPROVE = move(['submitted'], 'approved');
export const GIVE_BACK = move(['submitted', 'approved'], 'draft');
export const BILL = move(['approved'], 'billed');
export const RELEASE = move(['billed'], 'approved');
