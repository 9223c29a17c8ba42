import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { DeadlineCount, DeadlineTrigger, Reckoning, Slug } from './rule.js';

const service = 'cases';

/** `proposed`: nobody has confirmed it yet, or not since something changed; it must not be relied upon. */
export const DeadlineState = z.enum(['proposed', 'confirmed', 'dismissed']);
export type DeadlineState = z.infer<typeof DeadlineState>;

/** Why it has to be looked at again. */
export const DeadlineChange = z.enum(['trigger', 'closed_days', 'hearing_gone']);
export type DeadlineChange = z.infer<typeof DeadlineChange>;

/** The last day for something in a case, with how it was reckoned (HEAR-07). */
export const Deadline = z.strictObject({
  id: Id,
  caseId: Id,
  hearing: z.nullable(z.strictObject({ id: Id, title: z.string() })),
  /** The rule as it was when the deadline was proposed. */
  rule: z.strictObject({
    id: Slug,
    name: inBothLanguages(z.string()),
    trigger: DeadlineTrigger,
    ...DeadlineCount.shape,
    source: z.string(),
    isConfirmed: z.boolean(),
  }),
  triggerDay: CalendarDate,
  reckoning: Reckoning,
  state: DeadlineState,
  /** What changed since it was reckoned or confirmed, and the day it had. */
  changed: z.nullable(z.strictObject({ because: DeadlineChange, formerDay: CalendarDate })),
  /** Whose task it is; null: whoever may. */
  owner: z.nullable(z.strictObject({ id: Id, name: z.string() })),
  /** Who confirmed or dismissed it; empty while it is proposed. */
  decidedByName: z.string(),
  decidedAt: z.nullable(Instant),
  /** Its task is done. */
  isDone: z.boolean(),
  version: z.int(),
});
export type Deadline = z.infer<typeof Deadline>;

/** Most deadlines of a case that are answered. */
export const MOST_DEADLINES = 200;

export const listDeadlines = endpoint({
  service,
  method: 'GET',
  path: '/deadlines',
  access: 'hearing:read',
  status: 200,
  summary: 'The deadlines of a case, the earliest first',
  query: z.strictObject({ caseId: Id }),
  response: z.array(Deadline),
  errors: ['NOT_FOUND'],
});
export const reckonDeadline = endpoint({
  service,
  method: 'GET',
  path: '/deadlines/reckoning',
  access: 'hearing:read',
  status: 200,
  summary: 'What a rule makes of a day, without writing anything',
  query: z.strictObject({ ruleId: Slug, triggerDay: CalendarDate }),
  response: Reckoning,
  errors: ['NOT_FOUND'],
});
export const proposeDeadline = endpoint({
  service,
  method: 'POST',
  path: '/deadlines',
  access: 'hearing:write',
  status: 201,
  idempotent: true,
  summary: 'Propose a deadline by hand',
  body: z.strictObject({ caseId: Id, ruleId: Slug, triggerDay: CalendarDate }),
  response: Deadline,
  errors: ['NOT_FOUND'],
});
/** It is somebody's task from now on. Assistants propose, lawyers confirm. */
export const confirmDeadline = endpoint({
  service,
  method: 'POST',
  path: '/deadlines/:id/confirm',
  access: 'case:write',
  status: 200,
  summary: 'Confirm a proposed deadline',
  params: IdParams,
  body: z.strictObject({ ownerId: z.nullable(Id), version: z.int() }),
  response: Deadline,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const dismissDeadline = endpoint({
  service,
  method: 'POST',
  path: '/deadlines/:id/dismiss',
  access: 'case:write',
  status: 200,
  summary: 'A deadline is not needed',
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Deadline,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const reopenDeadline = endpoint({
  service,
  method: 'POST',
  path: '/deadlines/:id/reopen',
  access: 'case:write',
  status: 200,
  summary: 'A deadline that was dismissed is proposed again',
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Deadline,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** It is reckoned again and has to be confirmed again. */
export const moveDeadlineTrigger = endpoint({
  service,
  method: 'PUT',
  path: '/deadlines/:id/trigger',
  access: 'hearing:write',
  status: 200,
  summary: 'Correct the day from which a deadline runs',
  params: IdParams,
  body: z.strictObject({ triggerDay: CalendarDate, version: z.int() }),
  response: Deadline,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
