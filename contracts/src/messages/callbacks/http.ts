import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';

const service = 'notifications';

/** Twilio tells how far a message came. `n` names the message of ours; the handler checks Twilio's signature over the whole address. */
export const receiveTwilioStatus = endpoint({
  service,
  method: 'POST',
  path: '/callbacks/twilio',
  access: 'public',
  callback: true,
  status: 204,
  summary: 'Status of a WhatsApp message, from Twilio',
  query: z.strictObject({ n: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.record(z.string(), z.string()),
  errors: ['FORBIDDEN'],
});
