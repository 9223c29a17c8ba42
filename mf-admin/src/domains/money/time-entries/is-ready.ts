import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';

/** Whether a draft can be handed in: it says what was done, and somebody said for how long. */
export const isReady = ({ state, description, timerMinutes }: TimeEntry): boolean =>
  state === 'draft' && description !== '' && !timerMinutes;
