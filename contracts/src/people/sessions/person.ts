import * as z from 'zod/mini';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Role } from '../../shared/role.js';
import { ActingFor } from '../delegations/delegation-scope.js';

/** Who is signed in, as the browser may know it. No identifier of ours is kept in browser storage (D-012). */
export const SessionPerson = z.strictObject({
  id: Id,
  name: z.string(),
  roles: z.array(Role),
  language: Language,
  /** For whom a delegate looks now (PORT-10); absent or null: at their own. */
  actingFor: z.optional(z.nullable(ActingFor)),
  /** Staff confirm one at `/admin-login`, or set one up there (`none`), before anything else answers. */
  secondFactor: z.enum(['none', 'needed', 'confirmed']),
});
export type SessionPerson = z.infer<typeof SessionPerson>;
