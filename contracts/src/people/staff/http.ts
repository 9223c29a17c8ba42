import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
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

/** Who can be named on a case; ids and names only. */
export const listColleagues = endpoint({
  service,
  method: 'GET',
  path: '/colleagues',
  access: 'case:read',
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
/** Invites a person by phone, who need not have an account yet, and gives roles. */
export const inviteStaff = endpoint({
  service,
  method: 'POST',
  path: '/staff',
  access: 'role:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Add a member of staff',
  body: z.strictObject({ name: line(160), phone: TypedPhone, roles: z.array(StaffRole).check(z.minLength(1)) }),
  response: StaffMember,
  errors: ['DUPLICATE'],
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
 * Takes the second factor of somebody who lost it: their sessions end, they are told, and their next sign-in sets up a new one. An
 * owner's act, never for oneself.
 */
export const resetSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/staff/:id/second-factor/reset',
  access: 'role:write',
  fresh: true,
  status: 204,
  summary: 'Take the second factor of a member of staff who lost it',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  errors: ['NOT_FOUND'],
});
