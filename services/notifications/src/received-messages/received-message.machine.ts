import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A received message is written down at once (`new`) and then taken in: whose it is, what it brings, what it asks for. */
const RECEIVED_MOVES = { new: ['done'], done: [] } as const;
export type ReceivedState = keyof typeof RECEIVED_MOVES;

/** It was taken in. */
export const TAKEN_IN = movesBy(RECEIVED_MOVES)(['new'], 'done');
