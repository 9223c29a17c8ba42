import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

const service = 'chatbot';

/** A message by WhatsApp that is nobody's yet: of a number that nobody knows, or that several persons have (PORT-06). */
export const StrayMessage = z.strictObject({
  id: Id,
  /** The number it came from. */
  from: z.string(),
  text: z.string(),
  /** How many files came with it; they are read once it is somebody's. */
  files: z.int(),
  receivedAt: Instant,
  /** It is forgotten then (D-147). */
  keptUntil: Instant,
  /** Clients who have the number; empty where nobody knows it. */
  candidates: z.array(z.strictObject({ id: Id, name: z.string() })),
});

export const listStrayMessages = endpoint({
  service,
  method: 'GET',
  path: '/stray-messages',
  access: 'lead:read',
  status: 200,
  summary: 'Messages by WhatsApp that are nobody’s yet, the latest first',
  query: z.strictObject(PageQuery),
  response: pageOf(StrayMessage),
  errors: ['UNAVAILABLE'],
});

/** Their answers go to the client's own number: that the message is theirs proves nothing of the number that it came from. */
export const placeStrayMessage = endpoint({
  service,
  method: 'POST',
  path: '/stray-messages/:id/client',
  access: 'lead:read',
  status: 204,
  idempotent: true,
  summary: 'Say whose it is: it stands in the conversation with that client then',
  params: IdParams,
  body: z.strictObject({ personId: Id }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const dismissStrayMessage = endpoint({
  service,
  method: 'DELETE',
  path: '/stray-messages/:id',
  access: 'lead:read',
  status: 204,
  summary: 'Say that it is for nobody here',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
