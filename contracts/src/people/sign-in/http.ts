import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { line, OptionalEmail } from '../../shared/text.js';
import { SessionPerson } from '../sessions/person.js';

const service = 'identity';

export const AuthMode = z.enum(['sign-in', 'sign-up']);

export type AuthMode = z.infer<typeof AuthMode>;

/** What comes of a proven phone: a session, or a ticket for the details step. `notice` is set when the mode did not fit (D-007). */
export const SignInOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('signed-in'),
    person: SessionPerson,
    notice: z.nullable(z.literal('ACCOUNT_EXISTS')),
  }),
  z.strictObject({
    outcome: z.literal('details-needed'),
    ticket: z.string(),
    phone: Phone,
    notice: z.nullable(z.literal('ACCOUNT_NOT_FOUND')),
  }),
]);

/** Sends a one-time code. The answer is the same for known and unknown phones (D-008). */
export const requestCode = endpoint({
  service,
  method: 'POST',
  path: '/codes',
  access: 'public',
  status: 202,
  summary: 'Send a one-time code to a phone',
  body: z.strictObject({ phone: TypedPhone, language: Language }),
  response: z.strictObject({
    challengeId: z.string(),
    expiresAt: Instant,
    resendAfterSeconds: z.int(),
    /** So many codes were asked for lately that this one goes out only if the phone has an account; says nothing about the phone. */
    knownOnly: z.boolean(),
  }),
  errors: ['TOO_MANY_REQUESTS', 'MESSAGE_NOT_SENT', 'UNAVAILABLE'],
});

/**
 * Checks a code. Signed in when the phone has a profile; otherwise a ticket for the details step, so that one code is enough
 * whichever mode the person began in (D-007).
 */
export const verifyCode = endpoint({
  service,
  method: 'POST',
  path: '/codes/verify',
  access: 'public',
  status: 200,
  summary: 'Verify a one-time code and sign in',
  body: z.strictObject({
    challengeId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.regex(/^\d{6}$/)),
    mode: AuthMode,
  }),
  response: SignInOutcome,
  errors: ['OTP_INVALID', 'OTP_DEAD', 'TOO_MANY_REQUESTS'],
});

/** Completes a profile with the ticket of a verified phone. A WhatsApp number that differs from it receives nothing until verified (D-011). */
export const signUp = endpoint({
  service,
  method: 'POST',
  path: '/sign-up',
  access: 'public',
  status: 201,
  summary: 'Complete sign-up after verification',
  body: z.strictObject({
    ticket: z.string().check(z.maxLength(64)),
    firstName: line(80),
    lastName: line(80),
    whatsappNumber: TypedPhone,
    email: OptionalEmail,
    address: z.nullable(line(200)),
    language: Language,
  }),
  response: z.strictObject({ person: SessionPerson }),
  errors: ['TICKET_INVALID', 'ACCOUNT_EXISTS'],
});
