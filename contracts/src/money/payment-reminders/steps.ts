import * as z from 'zod/mini';

/** When a client is reminded of an invoice (BILL-17): before it is due, on the day, and twice after it. */
export const REMINDER_STEPS = ['before', 'due', 'after', 'late'] as const;
export const ReminderStep = z.enum(REMINDER_STEPS);
export type ReminderStep = z.infer<typeof ReminderStep>;

/** Days from the due date to each step. */
export const STEP_DAYS = { before: -3, due: 0, after: 3, late: 14 } as const satisfies Record<ReminderStep, number>;
