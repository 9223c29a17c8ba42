import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { IdParams, Instant } from '../../shared/id.js';

/** How a client last came to the firm: they looked at their portal, answered a request, or opened a document. */
export const ContactKind = z.enum(['visit', 'answer', 'document']);
export type ContactKind = z.infer<typeof ContactKind>;

/** Whether a client stays in touch, as far as their cases tell (OFF-03): only of cases that the reader reaches. */
export const ClientCaseHealth = z.strictObject({
  /** Null: they never came. */
  lastContact: z.nullable(z.strictObject({ kind: ContactKind, at: Instant })),
  /** Days since then, in Beirut. */
  silentDays: z.nullable(z.int()),
  /** Requests of which something has not come by its day. */
  overdueRequests: z.int(),
});
export type ClientCaseHealth = z.infer<typeof ClientCaseHealth>;

export const getClientCaseHealth = endpoint({
  service: 'cases',
  method: 'GET',
  path: '/clients/:id/health',
  access: 'case:read',
  status: 200,
  summary: 'When a client was last in touch, and what they owe answers to',
  params: IdParams,
  response: ClientCaseHealth,
  errors: ['NOT_FOUND'],
});
