import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { SessionPerson } from '../sessions/person.js';

const service = 'identity';

const AuthenticatorCode = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

/**
 * Takes the set-up code that an owner gave (OFF-09): this session may set up the first second factor, for an hour. Whoever has the phone
 * alone cannot.
 */
export const enterSetUpCode = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/set-up-code',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 204,
  summary: 'Enter the set-up code of a second factor',
  body: z.strictObject({ setUpCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
  errors: ['FORBIDDEN', 'SET_UP_CODE_INVALID', 'TOO_MANY_REQUESTS'],
});

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
  errors: ['DUPLICATE', 'FORBIDDEN', 'SET_UP_CODE_REQUIRED'],
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
  errors: ['SECOND_FACTOR_INVALID', 'SET_UP_CODE_REQUIRED', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
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

/** The code that the authenticator of a demo account shows. Not among the endpoints below: it exists in demo mode only. */
export const demoAuthenticator = endpoint({
  service,
  method: 'GET',
  path: '/dev/authenticator.json',
  access: 'public',
  status: 200,
  background: true,
  demo: true,
  summary: 'Code of a demo account',
  query: z.strictObject({ phone: z.string().check(z.maxLength(40)) }),
  response: z.strictObject({ code: z.string(), secondsLeft: z.int() }),
  errors: ['NOT_FOUND'],
});
