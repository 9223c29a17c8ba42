import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';

/** Twilio hands over a message that somebody wrote to our WhatsApp number; the handler checks Twilio's signature over the raw form. */
export const receiveTwilioMessage = endpoint({
  service: 'notifications',
  method: 'POST',
  path: '/received-messages/twilio',
  access: 'public',
  callback: true,
  status: 204,
  summary: 'A WhatsApp message to us, from Twilio',
  body: z.record(z.string(), z.string()),
  errors: ['FORBIDDEN'],
});
