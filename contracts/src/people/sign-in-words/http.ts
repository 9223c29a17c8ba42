import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { AuthMode, SignInOutcome } from '../sign-in/http.js';

const service = 'identity';

/**
 * Gives this browser a one-time word to send us by WhatsApp: the message that arrives proves the phone it came from (NIST SP 800-63B,
 * out-of-band). No phone is asked for, so the answer says nothing of any. UNAVAILABLE where the firm receives no messages.
 */
export const askSignInWord = endpoint({
  service,
  method: 'POST',
  path: '/sign-in-words',
  access: 'public',
  status: 201,
  summary: 'Get a one-time word to send by WhatsApp',
  body: z.strictObject({}),
  response: z.strictObject({
    id: z.string(),
    word: z.string(),
    /** Address that opens a message to the firm; the text follows, encoded. */
    writeTo: z.string(),
    /** The firm's number, to be typed by hand; null in a demo. */
    number: z.nullable(z.string()),
    expiresAt: Instant,
  }),
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

/**
 * Signs in once the word has arrived from a phone; asked again and again by the browser that got the word, and worth nothing in
 * another. TICKET_INVALID when the word is unknown here, used or too old.
 */
export const signInByWord = endpoint({
  service,
  method: 'POST',
  path: '/sign-in-words/redeem',
  access: 'public',
  status: 200,
  summary: 'Sign in by a word that was sent to us',
  body: z.strictObject({ id: z.string().check(z.maxLength(64)), mode: AuthMode }),
  response: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('waiting') }),
    ...SignInOutcome.def.options,
  ]),
  errors: ['TICKET_INVALID', 'TOO_MANY_REQUESTS'],
});
