import * as z from 'zod/mini';
import { Instant } from '../shared/id.js';
import { Language } from '../shared/language.js';
import { Phone, TypedPhone } from '../shared/phone.js';
import { line, OptionalEmail } from '../shared/text.js';
import { LIST_AUDIT } from './audit.js';
import { createClient, getClient, listClients, updateClient } from './clients.js';
import { endpoint } from './endpoint.js';
import { getOwnMessages, setOwnMessages } from './own-messages.js';
import { getOwnProfile, requestWhatsappCode, setOwnProfile, verifyWhatsapp } from './own-profile.js';
import { endOwnSession, listOwnSessions, signOutEverywhere } from './own-sessions.js';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  listOwnPasskeys,
  ownFactors,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.js';
import { getSessionSettings, setSessionSettings } from './security-settings.js';
import { SessionPerson } from './session-person.js';
import { inviteStaff, listColleagues, listStaff, resetSecondFactor, setStaffRoles } from './staff.js';

export { SessionPerson };

const service = 'identity';

export const AuthMode = z.enum(['sign-in', 'sign-up']);
export type AuthMode = z.infer<typeof AuthMode>;

/** Sends a one-time code. The answer is the same for known and unknown phones (D-008). */
export const requestCode = endpoint({
  service,
  method: 'POST',
  path: '/codes',
  access: 'public',
  status: 202,
  summary: 'Send a one-time code to a phone',
  body: z.strictObject({ phone: TypedPhone, language: Language }),
  response: z.strictObject({ challengeId: z.string(), expiresAt: Instant, resendAfterSeconds: z.int() }),
  errors: ['TOO_MANY_REQUESTS', 'MESSAGE_NOT_SENT', 'UNAVAILABLE'],
});

/**
 * Checks a code. Signed in when the phone has a profile; otherwise a ticket for the details step, so that one code is enough
 * whichever mode the person began in (D-007). `notice` is set when the mode did not fit.
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
  response: z.discriminatedUnion('outcome', [
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
  ]),
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

/** The current session: who, and the token that unsafe requests carry in `X-CSRF`. `person` is null for visitors. */
export const currentSession = endpoint({
  service,
  method: 'GET',
  path: '/session',
  access: 'public',
  status: 200,
  background: true,
  summary: 'Who is signed in',
  response: z.strictObject({
    person: z.nullable(SessionPerson),
    csrfToken: z.nullable(z.string()),
    /** When the session ends if nothing is done until then. */
    idleEndsAt: z.nullable(Instant),
  }),
  errors: [],
});

export const extendSession = endpoint({
  service,
  method: 'POST',
  path: '/session/extend',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 204,
  summary: 'Keep the session awake',
  errors: [],
});

export const logout = endpoint({
  service,
  method: 'POST',
  path: '/logout',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 204,
  summary: 'End the session',
  errors: [],
});

/** Grants the owner role to the signed-in person while the deployment has no owner (decision on D-020, D-021). */
export const useAdminKey = endpoint({
  service,
  method: 'POST',
  path: '/admin-key',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Become the first owner with the key of the deployment',
  body: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ outcome: z.enum(['granted', 'confirmed']), person: SessionPerson }),
  errors: ['ADMIN_KEY_INVALID', 'TOO_MANY_REQUESTS'],
});

const AuthenticatorCode = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** Begins to set up an authenticator app (TOTP, RFC 6238); nothing counts until a first code confirms it. */
export const enrolSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 201,
  summary: 'Begin to set up an authenticator',
  response: z.strictObject({ otpauthUri: z.string(), secret: z.string() }),
  errors: ['DUPLICATE', 'FORBIDDEN', 'FRESH_SIGN_IN_REQUIRED'],
});

/** Confirms the authenticator: ends the set-up, or steps the session up. */
export const confirmSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/confirm',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Confirm with a code of the authenticator',
  body: AuthenticatorCode,
  response: z.strictObject({
    person: SessionPerson,
    /** Shown once, when the set-up ends: each lets its holder in one time without the authenticator. */
    recoveryCodes: z.nullable(z.array(z.string())),
  }),
  errors: ['SECOND_FACTOR_INVALID', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
});

/** Steps the session up with a recovery code, which is spent by it. */
export const confirmByRecoveryCode = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/recovery',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Confirm with a recovery code',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.strictObject({ person: SessionPerson, codesLeft: z.int() }),
  errors: ['SECOND_FACTOR_INVALID', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
});

/** Whether the key of the deployment is still good for something: while there is no owner. */
export const adminKeyState = endpoint({
  service,
  method: 'GET',
  path: '/admin-key',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Whether the deployment waits for its first owner',
  response: z.strictObject({ ownerNeeded: z.boolean() }),
  errors: [],
});

/** The code that the authenticator of a demo account shows. Not among the endpoints below: it exists in demo mode only. */
export const demoAuthenticator = endpoint({
  service,
  method: 'GET',
  path: '/dev/authenticator.json',
  access: 'public',
  status: 200,
  background: true,
  summary: 'Code of a demo account',
  query: z.strictObject({ phone: z.string().check(z.maxLength(40)) }),
  response: z.strictObject({ code: z.string(), secondsLeft: z.int() }),
  errors: ['NOT_FOUND'],
});

export const identityEndpoints = [
  requestCode,
  verifyCode,
  signUp,
  currentSession,
  extendSession,
  logout,
  useAdminKey,
  enrolSecondFactor,
  confirmSecondFactor,
  confirmByRecoveryCode,
  ownFactors,
  beginPasskey,
  addPasskey,
  beginPasskeyConfirmation,
  confirmByPasskey,
  beginPasskeySignIn,
  signInByPasskey,
  listOwnPasskeys,
  renamePasskey,
  removePasskey,
  adminKeyState,
  listClients,
  getClient,
  createClient,
  updateClient,
  listColleagues,
  listStaff,
  inviteStaff,
  setStaffRoles,
  resetSecondFactor,
  getOwnProfile,
  setOwnProfile,
  requestWhatsappCode,
  verifyWhatsapp,
  LIST_AUDIT.identity,
  getOwnMessages,
  setOwnMessages,
  listOwnSessions,
  endOwnSession,
  signOutEverywhere,
  getSessionSettings,
  setSessionSettings,
];
