import { REMINDER_STEPS, type ReminderStep, STEP_DAYS } from '@diwan/contracts/money/payment-reminders/steps';

/** A step that was missed, while the service stood still, is caught up so many days later at most. */
const CAUGHT_UP = 7;

const DAY = 24 * 60 * 60_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** A day so many days after another; both are `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY).toISOString().slice(0, 10);

/** The due dates of invoices for which a step may fall on a day: the oldest, and the newest. */
export const dueWindow = (today: string, mostPromised: number): { from: string; until: string } => ({
  from: dayAfter(today, -STEP_DAYS.late - CAUGHT_UP - mostPromised),
  until: dayAfter(today, -STEP_DAYS.before),
});

/**
 * The reminder that an invoice is owed on a day (BILL-17), and from which day it was counted; null: none. Always the latest one, so that a
 * pause of the service brings one reminder and not four. What a client promised takes the place of the due date, and until that day is over
 * nobody is reminded.
 */
export function reminderOn(
  today: string,
  { dueDate, promisedFor }: { dueDate: string; promisedFor: string | null },
): { step: ReminderStep; from: string } | null {
  const isPromised = promisedFor !== null && promisedFor > dueDate;
  const from = isPromised ? promisedFor : dueDate;
  if (isPromised && today <= promisedFor) return null;
  const since = dayNumber(today) - dayNumber(from);
  const step = REMINDER_STEPS.findLast((one) => since >= STEP_DAYS[one]);
  if (step === undefined || since > STEP_DAYS[step] + CAUGHT_UP) return null;
  // After a promise the first reminder that counts is the one after its day.
  return isPromised && STEP_DAYS[step] <= 0 ? null : { step, from };
}

/** Whether somebody may be reminded of an invoice now: a promised day that is not over speaks against it. */
export const isRemindedOf = (today: string, promisedFor: string | null): boolean =>
  promisedFor === null || promisedFor < today;
