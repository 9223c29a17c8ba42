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

/** The reminder to send now: of several whose time has passed the latest only; null when the hearing has begun. */
export function reminderDue({ at }: Remindable, now: Date): ReminderStep | null {
  if (at <= now) return null;
  return remindersOf(at).findLast((reminder) => reminder.at <= now)?.step ?? null;
}
