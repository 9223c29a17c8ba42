import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, IdParams, Instant } from '../../shared/id.js';
import { ReminderStep } from './steps.js';

const service = 'billing';

/** A client may promise a day this far ahead. */
export const MOST_DAYS_AHEAD = 60;

/** Whether a client is reminded of what they owe (BILL-17). `version` 0: nobody has said anything, they are. */
export const ReminderWish = z.strictObject({ isReminded: z.boolean(), version: z.int() });
export type ReminderWish = z.infer<typeof ReminderWish>;

/** What became of asking for an invoice to be paid. */
export const FollowUp = z.strictObject({
  /** The day by which the client promised to pay; null: none. */
  promisedFor: z.nullable(CalendarDate),
  promisedAt: z.nullable(Instant),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** The same for staff: what was told, and whether anybody is to be reminded of this invoice. */
export const StaffFollowUp = z.extend(FollowUp, {
  told: z.array(z.strictObject({ step: ReminderStep, at: Instant })),
  isReminded: z.boolean(),
});
export type StaffFollowUp = z.infer<typeof StaffFollowUp>;

export const getReminderWish = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/reminders',
  access: 'billing:read',
  status: 200,
  summary: 'Whether a client is reminded of invoices',
  params: IdParams,
  response: ReminderWish,
  errors: [],
});
export const setReminderWish = endpoint({
  service,
  method: 'PUT',
  path: '/clients/:id/reminders',
  access: 'billing:write',
  status: 200,
  summary: 'Remind a client of invoices, or no more',
  params: IdParams,
  body: ReminderWish,
  response: ReminderWish,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const getFollowUp = endpoint({
  service,
  method: 'GET',
  path: '/invoices/:id/follow-up',
  access: 'billing:read',
  status: 200,
  summary: 'Reminders that went, and the day that the client promised',
  params: IdParams,
  response: StaffFollowUp,
  errors: ['NOT_FOUND'],
});
/** Beside the wish of the client: an invoice that is disputed is not asked for, whatever the client wishes. */
export const setInvoiceReminders = endpoint({
  service,
  method: 'PUT',
  path: '/invoices/:id/reminders',
  access: 'billing:write',
  status: 200,
  summary: 'Remind of an invoice, or no more',
  params: IdParams,
  body: z.strictObject({ isReminded: z.boolean() }),
  response: StaffFollowUp,
  errors: ['NOT_FOUND'],
});
export const getOwnFollowUp = endpoint({
  service,
  method: 'GET',
  path: '/own/invoices/:id/promise',
  access: 'client',
  status: 200,
  summary: 'The day by which the client promised to pay an invoice',
  params: IdParams,
  response: FollowUp,
  errors: ['NOT_FOUND'],
});
/** From today on, sixty days ahead at most; until that day is over nobody is reminded. */
export const promisePayment = endpoint({
  service,
  method: 'PUT',
  path: '/own/invoices/:id/promise',
  access: 'client',
  status: 200,
  summary: 'Promise a day by which an open invoice will be paid',
  params: IdParams,
  body: z.strictObject({ day: CalendarDate }),
  response: FollowUp,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
