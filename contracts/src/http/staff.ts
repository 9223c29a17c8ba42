import * as z from 'zod/mini';
import { Id, IdParams, Instant } from '../shared/id.js';
import { Phone, TypedPhone } from '../shared/phone.js';
import { StaffRole } from '../shared/role.js';
import { line } from '../shared/text.js';
import { endpoint } from './endpoint.js';

const service = 'identity';

/** A member of staff and their roles. */
export const StaffMember = z.strictObject({
  id: Id,
  name: z.string(),
  phone: Phone,
  roles: z.array(StaffRole),
  lastSignInAt: z.nullable(Instant),
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
  status: 201,
  idempotent: true,
  summary: 'Add a member of staff',
  body: z.strictObject({ name: line(160), phone: TypedPhone, roles: z.array(StaffRole).check(z.minLength(1)) }),
  response: StaffMember,
  errors: ['DUPLICATE', 'SECOND_FACTOR_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
});
/** Replaces the roles of a person. An empty list ends their access at once; nobody changes their own, the last owner stays. */
export const setStaffRoles = endpoint({
  service,
  method: 'PUT',
  path: '/staff/:id/roles',
  access: 'role:write',
  status: 200,
  summary: 'Set the roles of a member of staff',
  params: IdParams,
  body: z.strictObject({ roles: z.array(StaffRole) }),
  response: StaffMember,
  errors: ['NOT_FOUND', 'CONFLICT', 'SECOND_FACTOR_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
});
