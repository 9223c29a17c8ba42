import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Role } from '../../shared/role.js';
import { ActingFor } from '../delegations/delegation-scope.js';

/** A session as identity vouches for it and Redis keeps it ready. Its ends are in it, so that readers need no settings. */
export const SessionRecord = z.strictObject({
  personId: Id,
  name: z.string(),
  language: Language,
  roles: z.array(Role),
  /** `none` for staff means that they have none yet, and reach nothing but setting one up. */
  secondFactor: z.enum(['none', 'needed', 'confirmed']),
  /** The client whose file a delegate looks at; absent or null: everybody looks at their own. */
  actingFor: z.optional(z.nullable(ActingFor)),
  /** When the person last proved themselves: by a code, the authenticator or a passkey. */
  confirmedAt: Instant,
  createdAt: Instant,
  idleEndsAt: Instant,
  absoluteEndsAt: Instant,
  /** How long it lives without a request, in milliseconds. */
  idleMs: z.int(),
  /** When identity's database was last asked about it. */
  checkedAt: Instant,
});
export type SessionRecord = z.infer<typeof SessionRecord>;

const SessionKey = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Brings a session in step: identity learns until when it was kept awake elsewhere (`idleEndsAt`) and, with `slide`, keeps it awake from
 * now on. Null when there is no such live session. Identity writes the answer to Redis too.
 */
export const sessionInStep = operation({
  service: 'identity',
  pattern: 'identity.session-in-step.v1',
  input: z.strictObject({ sessionKey: SessionKey, idleEndsAt: z.nullable(Instant), slide: z.boolean() }),
  output: z.nullable(SessionRecord),
});

/** Ends every session of a person at once, for services that must stop somebody. */
export const endSessions = operation({
  service: 'identity',
  pattern: 'identity.end-sessions.v1',
  input: z.strictObject({ personId: Id, reason: z.string().check(z.regex(/^[a-z-]{1,60}$/)) }),
  output: z.strictObject({}),
});
