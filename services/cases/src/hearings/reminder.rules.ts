import type { HearingState, ReminderStep } from '@diwan/contracts/matters/hearings/hearing';
import { beirutClock, momentInBeirut } from '@diwan/contracts/shared/beirut-time';

const HOUR = 60 * 60_000;

export interface Reminder {
  step: ReminderStep;
  at: Date;
}

/** The reminders of a hearing, the earliest first: days are counted by the calendar of Beirut, so that the hour stays the same when clocks change (HEAR-04). */
export function remindersOf(startsAt: Date): readonly Reminder[] {
  const clock = beirutClock(startsAt);
  const daysBefore = (days: number) => momentInBeirut({ ...clock, day: clock.day - days });
  return [
    { step: '7d', at: daysBefore(7) },
    { step: '1d', at: daysBefore(1) },
    { step: '3h', at: new Date(startsAt.getTime() - 3 * HOUR) },
  ];
}

interface Remindable {
  state: HearingState;
  at: Date;
  deletedAt: Date | null;
}

/** When the next reminder after `now` leaves; null when none is left, or the hearing does not take place. */
export function nextReminder({ state, at, deletedAt }: Remindable, now: Date): Date | null {
  if (state !== 'scheduled' || deletedAt !== null) return null;
  return remindersOf(at).find((reminder) => reminder.at > now)?.at ?? null;
}

/**
 * When the next reminder leaves after other rules of summer time have moved a hearing's moment and not its hour: the one that waited waits
 * for its new time, leaves at once if that has passed, and none that has left leaves again. Null when none waited.
 */
export function reminderMoved(from: Pick<Remindable, 'at'> & { remindAt: Date | null }, to: Date): Date | null {
  if (from.remindAt === null) return null;
  const before = from.at.getTime() - from.remindAt.getTime();
  const distance = ({ at }: Reminder) => Math.abs(to.getTime() - at.getTime() - before);
  const [first, ...others] = remindersOf(to) as [Reminder, ...Reminder[]];
  return others.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest), first).at;
}

/** The reminder to send now: of several whose time has passed the latest only; null when the hearing has begun. */
export function reminderDue({ at }: Remindable, now: Date): ReminderStep | null {
  if (at <= now) return null;
  return remindersOf(at).findLast((reminder) => reminder.at <= now)?.step ?? null;
}
