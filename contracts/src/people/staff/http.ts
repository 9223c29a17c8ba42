import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Phone } from '../../shared/phone.js';
import { StaffRole } from '../../shared/role.js';
import { line } from '../../shared/text.js';

const service = 'identity';

/** A member of staff and their roles. */
export const StaffMember = z.strictObject({
  id: Id,
  name: z.string(),
  phone: Phone,
  roles: z.array(StaffRole),
  lastSignInAt: z.nullable(Instant),
  /** Whether they have one; staff without reach nothing but setting it up. */
  hasSecondFactor: z.boolean(),
  /** Counts changes of the roles. */
  rolesVersion: z.int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Who can be named on a case or given a task; ids and names only. */
export const listColleagues = endpoint({
  service,
  method: 'GET',
  path: '/colleagues',
  access: 'task:write',
  status: 200,
  summary: 'Names of the staff',
  response: z.array(z.strictObject({ id: Id, name: z.string() })),
  errors: [],
});
export const listStaff = endpoint({
  service,
  method: 'GET',
  path: '/staff',
  access: 'role:write',
  status: 200,
  summary: 'Staff and their roles',
  response: z.array(StaffMember),
  errors: [],
});
/** Replaces the roles of a person. An empty list ends their access at once; nobody changes their own, the last owner stays. */
export const setStaffRoles = endpoint({
  service,
  method: 'PUT',
  path: '/staff/:id/roles',
  access: 'role:write',
  fresh: true,
  status: 200,
  summary: 'Set the roles of a member of staff',
  params: IdParams,
  /** `rolesVersion` is the one read before; another one means that somebody else changed them (D-129). */
  body: z.strictObject({ roles: z.array(StaffRole), rolesVersion: z.int() }),
  response: StaffMember,
  errors: ['NOT_FOUND', 'CONFLICT', 'LAST_OWNER'],
});
/**
 * Takes the second factor of somebody who lost it, or never set one up: their sessions end, they are told, and their next sign-in sets up a
 * new one with the set-up code, which is shown this once and works for a day. An owner's act, never for oneself.
 */
export const resetSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/staff/:id/second-factor/reset',
  access: 'role:write',
  fresh: true,
  status: 200,
  summary: 'Take the second factor of a member of staff and give a set-up code',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  response: z.strictObject({ setUpCode: z.string(), expiresAt: Instant }),
  errors: ['NOT_FOUND'],
});
