import type { ItemState, RequestState } from '@diwan/contracts/matters/requests/request';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { waitsForClient } from './item.machine.js';

/** Of the whole: the firm first, so that nobody's answer lies unseen below what is still missing. */
export function stateOf(items: readonly { state: ItemState }[]): RequestState {
  if (items.some(({ state }) => state === 'answered')) return 'answered';
  return items.some(waitsForClient) ? 'open' : 'closed';
}

/** Since when the first of the answers that nobody has decided about waits; null where none does. */
export function waitsSince(items: readonly { state: ItemState; answeredAt: Date | null }[]): Date | null {
  const moments = items.flatMap(({ state, answeredAt }) => (state === 'answered' && answeredAt ? [answeredAt] : []));
  return moments.reduce<Date | null>((first, one) => (first && first <= one ? first : one), null);
}

/** Days from the due day on which a client is reminded, at nine in the morning in Beirut. */
const STEPS = [
  { days: -2, step: 'soon' },
  { days: 1, step: 'over' },
  { days: 8, step: 'over' },
] as const;
const NINE = 9;

/** A reminder: when, and what it says. */
export interface Reminder {
  at: Date;
  step: (typeof STEPS)[number]['step'];
}

/** The next reminder after a moment about whatever still waits for the client; null when there is none. */
export function nextReminder(
  items: readonly { state: ItemState; dueOn: string | null }[],
  after: Date,
): Reminder | null {
  const reminders = items.filter(waitsForClient).flatMap(({ dueOn }) => (dueOn === null ? [] : remindersOf(dueOn)));
  const later = reminders.filter(({ at }) => at > after);
  return later.reduce<Reminder | null>((first, one) => (first && first.at <= one.at ? first : one), null);
}

function remindersOf(dueOn: string): Reminder[] {
  const [year = 0, month = 0, day = 0] = dueOn.split('-').map(Number);
  return STEPS.map(({ days, step }) => ({
    at: momentInBeirut({ year, month, day: day + days, hour: NINE, minute: 0 }),
    step,
  }));
}
