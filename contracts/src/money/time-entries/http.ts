import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { ReturnReason, TimeEntry, TimeState, timeFields } from './entry.js';

const service = 'billing';

/** What all entries of a list come to, however many pages it has; without drafts of which nobody has said yet how long they took. */
export const TimeTotals = z.strictObject({
  minutes: z.int(),
  billableMinutes: z.int(),
  /** What is billable, one amount per currency (BILL-06). */
  amounts: z.array(Money),
});
export type TimeTotals = z.infer<typeof TimeTotals>;

const filters = {
  clientId: z.optional(Id),
  caseId: z.optional(Id),
  state: z.optional(TimeState),
  /** First and last day. */
  from: z.optional(CalendarDate),
  until: z.optional(CalendarDate),
};
const response = z.extend(pageOf(TimeEntry), { totals: TimeTotals });

export const listTimeEntries = endpoint({
  service,
  method: 'GET',
  path: '/time-entries',
  access: 'billing:read',
  status: 200,
  summary: 'Time of the firm, the latest day first',
  query: z.strictObject({ ...PageQuery, ...filters, personId: z.optional(Id) }),
  response,
  errors: ['UNAVAILABLE'],
});
export const listMyTimeEntries = endpoint({
  service,
  method: 'GET',
  path: '/time-entries/mine',
  access: 'time:write',
  status: 200,
  summary: 'My own time, the latest day first',
  query: z.strictObject({
    ...PageQuery,
    ...filters,
    /** Only drafts of timers that may have been forgotten. */
    forgotten: z.optional(z.literal('true')),
  }),
  response,
  errors: ['UNAVAILABLE'],
});
/** `suggestionId`: what happened and gave rise to it; it is over with that. */
export const createTimeEntry = endpoint({
  service,
  method: 'POST',
  path: '/time-entries',
  access: 'time:write',
  status: 201,
  idempotent: true,
  summary: 'Record work of mine on a case that I work on (D-111)',
  body: z.strictObject({ ...timeFields, suggestionId: z.nullable(Id) }),
  response: TimeEntry,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const changeTimeEntry = endpoint({
  service,
  method: 'PUT',
  path: '/time-entries/:id',
  access: 'time:write',
  status: 200,
  summary: 'Change a draft of mine; the rate is taken over anew',
  params: IdParams,
  body: z.strictObject({
    ...timeFields,
    /** The minutes are what somebody typed, and not what a timer counted. Absent, as from builds before: only where they are others. */
    saysDuration: z.optional(z.boolean()),
    version: z.int(),
  }),
  response: TimeEntry,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const deleteTimeEntry = endpoint({
  service,
  method: 'DELETE',
  path: '/time-entries/:id',
  access: 'time:write',
  status: 204,
  summary: 'Throw a draft of mine away',
  params: IdParams,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const several = z.strictObject({
  entries: z.array(z.strictObject({ id: Id, version: z.int() })).check(z.minLength(1), z.maxLength(100)),
});
/** `left`: those that stay as they are: they were changed meanwhile, stand elsewhere, or say nothing yet. */
const moved = z.strictObject({ moved: z.array(Id), left: z.array(Id) });

export const submitTimeEntries = endpoint({
  service,
  method: 'POST',
  path: '/time-entries/submit',
  access: 'time:write',
  status: 200,
  summary: 'Hand in drafts of mine; one without a description, or of a timer that may have been forgotten, stays',
  body: several,
  response: moved,
  errors: [],
});
export const withdrawTimeEntry = endpoint({
  service,
  method: 'POST',
  path: '/time-entries/:id/withdraw',
  access: 'time:write',
  status: 200,
  summary: 'Take back what I handed in and nobody has approved yet',
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: TimeEntry,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const approveTimeEntries = endpoint({
  service,
  method: 'POST',
  path: '/time-entries/approve',
  access: 'time:approve',
  status: 200,
  summary: 'Approve what was handed in, as it was seen; it can be billed and not be changed',
  body: several,
  response: moved,
  errors: ['UNAVAILABLE'],
});
/** What stands on an invoice is given back by voiding that. */
export const returnTimeEntry = endpoint({
  service,
  method: 'POST',
  path: '/time-entries/:id/return',
  access: 'time:approve',
  status: 200,
  summary: 'Give a handed-in entry back, or unlock an approved one, with a reason',
  params: IdParams,
  body: z.strictObject({ version: z.int(), reason: ReturnReason }),
  response: TimeEntry,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
