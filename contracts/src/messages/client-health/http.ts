import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { IdParams, Instant } from '../../shared/id.js';

/** Whether messages reach a client (OFF-03): those of the last 60 days, without cases that the reader is kept away from. Counts only: no message is named. */
export const ClientMessageHealth = z.strictObject({
  /** When they last looked at one; null: not in these days, or its provider does not say. */
  lastReadAt: z.nullable(Instant),
  /** Days since then, in Beirut. */
  silentDays: z.nullable(z.int()),
  /** Given up, and not sent again. */
  failed: z.int(),
  /** On WhatsApp for more than three days and not looked at, nor any later one. */
  unseen: z.int(),
});
export type ClientMessageHealth = z.infer<typeof ClientMessageHealth>;

export const getClientMessageHealth = endpoint({
  service: 'notifications',
  method: 'GET',
  path: '/clients/:id/health',
  access: 'case:read',
  status: 200,
  summary: 'Whether messages reach a client and are looked at',
  params: IdParams,
  response: ClientMessageHealth,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
