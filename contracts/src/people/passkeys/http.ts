import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { line } from '../../shared/text.js';
import { SessionPerson } from '../sessions/person.js';

const service = 'identity';

/** Bytes as WebAuthn sends them: base64url. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const CredentialId = bytes(1400);
/** How browsers reach an authenticator, such as `internal` or `usb`. */
const Transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8));
const Descriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: z.optional(Transports),
});

/** What a browser needs to make a passkey (WebAuthn 3, PublicKeyCredentialCreationOptionsJSON), as far as we set it. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  /** The person's own; empty where the browser offers what it has. */
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser made (RegistrationResponseJSON). Browsers add fields; those that we do not read are dropped. */
export const NewCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.optional(Transports),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What a passkey signed (AuthenticationResponseJSON). */
export const Assertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/** One's own passkey, as its owner sees it. */
export const OwnPasskey = z.strictObject({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type OwnPasskey = z.infer<typeof OwnPasskey>;

/** Which second factors the person can confirm with. */
export const ownFactors = endpoint({
  service,
  method: 'GET',
  path: '/second-factor',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Own second factors',
  response: z.strictObject({
    authenticator: z.boolean(),
    passkeys: z.int(),
    recoveryCodes: z.int(),
    /** Staff without any second factor whose session may not set one up before the set-up code. Absent from builds before: no. */
    setUpCodeNeeded: z.optional(z.boolean()),
  }),
  errors: [],
});

/** Begins to add a passkey (AUTH-13): staff without any second factor after their set-up code, others after a recent confirmation. */
export const beginPasskey = endpoint({
  service,
  method: 'POST',
  path: '/passkeys/begin',
  access: 'signed-in',
  fresh: 'sometimes',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Begin to add a passkey',
  response: PasskeyCreation,
  errors: ['FORBIDDEN', 'SET_UP_CODE_REQUIRED', 'TOO_MANY_PASSKEYS'],
});
/** Keeps a passkey that the browser made. The first second factor of all steps the session up and comes with recovery codes. */
export const addPasskey = endpoint({
  service,
  method: 'POST',
  path: '/passkeys',
  access: 'signed-in',
  fresh: 'sometimes',
  beforeSecondFactor: true,
  status: 201,
  summary: 'Add a passkey',
  body: z.strictObject({ credential: NewCredential }),
  response: z.strictObject({ passkey: OwnPasskey, recoveryCodes: z.nullable(z.array(z.string())) }),
  errors: [
    'PASSKEY_INVALID',
    'DUPLICATE',
    'FORBIDDEN',
    'SET_UP_CODE_REQUIRED',
    'TOO_MANY_PASSKEYS',
    'TOO_MANY_REQUESTS',
  ],
});

export const beginPasskeyConfirmation = endpoint({
  service,
  method: 'POST',
  path: '/passkeys/confirm/begin',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Begin to confirm with a passkey',
  response: PasskeyRequest,
  errors: ['NOT_FOUND'],
});
/** Steps the session up with one of the person's passkeys, as a code of the authenticator does. */
export const confirmByPasskey = endpoint({
  service,
  method: 'POST',
  path: '/passkeys/confirm',
  access: 'signed-in',
  beforeSecondFactor: true,
  status: 200,
  summary: 'Confirm with a passkey',
  body: z.strictObject({ assertion: Assertion }),
  response: z.strictObject({ person: SessionPerson }),
  errors: ['PASSKEY_INVALID', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
});

export const beginPasskeySignIn = endpoint({
  service,
  method: 'POST',
  path: '/passkeys/sign-in/begin',
  access: 'public',
  status: 200,
  summary: 'Begin to sign in with a passkey',
  response: PasskeyRequest,
  errors: ['TOO_MANY_REQUESTS'],
});
/** Signs staff in without any code: a passkey that verified its user is both factors. Every way to fail answers alike (D-008). */
export const signInByPasskey = endpoint({
  service,
  method: 'POST',
  path: '/passkeys/sign-in',
  access: 'public',
  status: 200,
  summary: 'Sign in with a passkey',
  body: z.strictObject({ assertion: Assertion }),
  response: z.strictObject({ person: SessionPerson }),
  errors: ['PASSKEY_INVALID', 'TOO_MANY_REQUESTS'],
});

export const listOwnPasskeys = endpoint({
  service,
  method: 'GET',
  path: '/my/passkeys',
  access: 'signed-in',
  status: 200,
  summary: 'Own passkeys',
  response: z.array(OwnPasskey),
  errors: [],
});
export const renamePasskey = endpoint({
  service,
  method: 'PATCH',
  path: '/my/passkeys/:id',
  access: 'signed-in',
  status: 200,
  summary: 'Rename one of the own passkeys',
  params: IdParams,
  body: z.strictObject({ name: line(60) }),
  response: OwnPasskey,
  errors: ['NOT_FOUND'],
});
/** Removes a passkey after a recent confirmation; the last second factor of staff stays. */
export const removePasskey = endpoint({
  service,
  method: 'DELETE',
  path: '/my/passkeys/:id',
  access: 'signed-in',
  fresh: true,
  status: 204,
  summary: 'Remove one of the own passkeys',
  params: IdParams,
  errors: ['NOT_FOUND', 'LAST_FACTOR'],
});
