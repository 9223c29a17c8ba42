import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';

const service = 'identity';

/**
 * Which messages the firm may send to a person on its own initiative (NOT-04). `file`: notices about their own file, allowed until they
 * say otherwise. Codes they ask for and warnings about their account always go.
 */
export const OwnMessages = z.strictObject({
  file: z.strictObject({ allowed: z.boolean(), changedAt: z.nullable(Instant) }),
});
export type OwnMessages = z.infer<typeof OwnMessages>;

export const getOwnMessages = endpoint({
  service,
  method: 'GET',
  path: '/my/messages',
  access: 'signed-in',
  status: 200,
  summary: 'Which messages the person wants',
  response: OwnMessages,
  errors: [],
});

/** Notes the wish with when and how it was said (D-141). */
export const setOwnMessages = endpoint({
  service,
  method: 'PUT',
  path: '/my/messages',
  access: 'signed-in',
  status: 200,
  summary: 'Say which messages the person wants',
  body: z.strictObject({ file: z.boolean() }),
  response: OwnMessages,
  errors: [],
});
