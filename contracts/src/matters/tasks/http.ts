import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';

const service = 'cases';

/** What brought a task about; its title is made of it in the reader's language. */
export const TaskKind = z.enum([
  'by_hand',
  'next_action',
  'attendance',
  'share_wish',
  'request_answered',
  'request_overdue',
  'notice_failed',
  'lead_due',
  'bill_question',
  'deadline_proposed',
  'deadline',
]);
export type TaskKind = z.infer<typeof TaskKind>;
/** `dropped`: it is not needed any more. */
export const TaskState = z.enum(['open', 'done', 'dropped']);
export type TaskState = z.infer<typeof TaskState>;
export const TaskPriority = z.enum(['low', 'normal', 'high']);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** By when, as calendars and clocks in Beirut say; without a time the day is over at midnight. */
export const TaskDue = z.strictObject({
  day: CalendarDate,
  time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
});
export type TaskDue = z.infer<typeof TaskDue>;

/** Every so many units after the first day. The 31st of a month without one is its last day. */
export const TaskRepeat = z.strictObject({
  unit: z.enum(['day', 'week', 'month', 'year']),
  every: z.int().check(z.minimum(1), z.maximum(30)),
});
export type TaskRepeat = z.infer<typeof TaskRepeat>;

const Named = z.strictObject({ id: Id, name: z.string() });

/** Something that somebody of the firm has to do. */
export const Task = z.strictObject({
  id: Id,
  kind: TaskKind,
  /** What was written, by whoever made the task or in what caused it; empty where the kind says all. */
  text: z.strictObject({ en: z.string(), ar: z.string() }),
  /** Of a request for a consultation. */
  reference: z.nullable(z.string()),
  /** What it is about: the request, the wish, the hearing, the notice. */
  subjectId: z.nullable(z.string()),
  note: z.string(),
  state: TaskState,
  priority: TaskPriority,
  /** Null: whoever may. */
  owner: z.nullable(Named),
  due: z.nullable(TaskDue),
  /** When it is late. */
  dueAt: z.nullable(Instant),
  repeat: z.nullable(TaskRepeat),
  /** First day on which it is shown again. */
  snoozedUntil: z.nullable(CalendarDate),
  legalCase: z.nullable(z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() })),
  client: z.nullable(Named),
  leadId: z.nullable(Id),
  createdAt: Instant,
  /** When it came into its state, and who brought it there; no name: what caused it is over. */
  movedAt: z.nullable(Instant),
  movedByName: z.string(),
  version: z.int(),
});
export type Task = z.infer<typeof Task>;

const fields = {
  text: line(300),
  note: paragraph(2000),
  priority: TaskPriority,
  ownerId: z.nullable(Id),
  due: z.nullable(TaskDue),
  repeat: z.nullable(TaskRepeat),
};

export const listTasks = endpoint({
  service,
  method: 'GET',
  path: '/tasks',
  access: 'task:write',
  status: 200,
  summary: 'Tasks: what is due first; of those that are over the latest first',
  query: z.strictObject({
    ...PageQuery,
    /** `mine`: my own, and those of nobody that I may do. */
    whose: z._default(z.enum(['mine', 'team']), 'mine'),
    state: z._default(TaskState, 'open'),
    /** `late`: of the open ones; `asleep`: those that are put off. */
    only: z.optional(z.enum(['late', 'asleep'])),
    caseId: z.optional(Id),
  }),
  response: pageOf(Task),
  errors: [],
});
export const createTask = endpoint({
  service,
  method: 'POST',
  path: '/tasks',
  access: 'task:write',
  status: 201,
  idempotent: true,
  summary: 'Add a task',
  body: z.strictObject({ ...fields, caseId: z.nullable(Id) }),
  response: Task,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const changeTask = endpoint({
  service,
  method: 'PUT',
  path: '/tasks/:id',
  access: 'task:write',
  status: 200,
  summary: 'Change a task; the text of one that something brought about stays',
  params: IdParams,
  body: z.strictObject({ ...fields, version: z.int() }),
  response: Task,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
/** Of a task that repeats, the next one is there with this answer; reopening it takes an untouched next one back. */
export const moveTask = endpoint({
  service,
  method: 'POST',
  path: '/tasks/:id/move',
  access: 'task:write',
  status: 200,
  summary: 'A task is done, is dropped, or is open again',
  params: IdParams,
  body: z.strictObject({ to: TaskState }),
  response: Task,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const snoozeTask = endpoint({
  service,
  method: 'POST',
  path: '/tasks/:id/snooze',
  access: 'task:write',
  status: 200,
  summary: 'Put a task off until a day, or show it again at once',
  params: IdParams,
  body: z.strictObject({ until: z.nullable(CalendarDate) }),
  response: Task,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
