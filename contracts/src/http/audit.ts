import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { SERVICES, type ServiceName } from '../shared/service.js';
import { endpoint } from './endpoint.js';

/** Name of an action or a kind of record in the log, such as `document.shared`. */
const Word = z.string().check(z.regex(/^[\w.-]{1,60}$/));

/** Lines of the log to read, newest first. */
export const AuditQuery = z.strictObject({
  /** Lines at or before this moment; the time of the last line read leads to the older ones. */
  until: z.optional(Instant),
  since: z.optional(Instant),
  personId: z.optional(Id),
  action: z.optional(Word),
  subject: z.optional(Word),
  subjectId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
});

/** What somebody did, or was refused. Of what changed the names are shown, and values only where they tell nothing of a person. */
export const AuditRow = z.strictObject({
  service: z.enum(SERVICES),
  /** Place in the service's chain. */
  seq: z.int(),
  at: Instant,
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** Null: the system itself or a visitor. */
  personId: z.nullable(z.string()),
  /** Null when the person is not known any more, or nobody could be asked. */
  personName: z.nullable(z.string()),
  /** The client for whom a delegate did it (PORT-10); absent where people acted for themselves. */
  onBehalfOf: z.optional(z.string()),
  onBehalfOfName: z.optional(z.nullable(z.string())),
  changes: z.array(
    z.strictObject({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** The audit log of a service (D-146, OFF-08): each has its own, of one shape. */
const listAuditOf = (service: ServiceName) =>
  endpoint({
    service,
    method: 'GET',
    path: '/audit',
    access: 'audit:read',
    status: 200,
    summary: 'The audit log, newest first',
    query: AuditQuery,
    response: z.strictObject({ items: z.array(AuditRow), more: z.boolean() }),
    errors: [],
  });
export type ListAudit = ReturnType<typeof listAuditOf>;

/** Where each service shows its log. */
export const LIST_AUDIT: Record<ServiceName, ListAudit> = {
  identity: listAuditOf('identity'),
  billing: listAuditOf('billing'),
  cases: listAuditOf('cases'),
  news: listAuditOf('news'),
  chatbot: listAuditOf('chatbot'),
  notifications: listAuditOf('notifications'),
};
