import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

const service = 'notifications';

/** What the owners of the firm are alarmed by. */
export const AlarmKind = z.enum([
  'codes_exhausted',
  'confirmations_exhausted',
  'session_ended',
  'template_stopped',
  'translation_missing',
  'payment_way_changed',
  'channel_down',
  'messages_in_doubt',
]);
export type AlarmKind = z.infer<typeof AlarmKind>;

/** Something that must not go unnoticed, until an owner has seen it and it has ended. */
export const Alarm = z.strictObject({
  id: Id,
  kind: AlarmKind,
  /** Whom it is about, where it is about somebody; `name` is null where nobody can be named now. */
  person: z.nullable(z.strictObject({ id: Id, name: z.nullable(z.string()), isClient: z.boolean() })),
  since: Instant,
  /** When it was raised last. */
  lastAt: Instant,
  state: z.enum(['open', 'acknowledged']),
  /** Name of the owner who acknowledged it; null while it is open, or when nobody can be named now. */
  acknowledgedBy: z.nullable(z.string()),
});

export const listAlarms = endpoint({
  service,
  method: 'GET',
  path: '/alarms',
  access: 'role:write',
  status: 200,
  summary: 'Alarms that are not over, newest first',
  query: z.strictObject(PageQuery),
  response: pageOf(Alarm),
  errors: [],
});

export const acknowledgeAlarm = endpoint({
  service,
  method: 'POST',
  path: '/alarms/:id/acknowledge',
  access: 'role:write',
  status: 204,
  summary: 'Say that an alarm was seen',
  params: z.strictObject({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
