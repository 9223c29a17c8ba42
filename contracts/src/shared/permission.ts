import type { Role, StaffRole } from './role.js';

/**
 * What a member of staff may do, named once: the interface hides by it and the service refuses by it.
 * Source: SEC-04. `lawyer` and `assistant` reach only cases they are assigned to; that scope is in the query.
 */
export const PERMISSIONS = [
  'client:read',
  'client:write',
  'case:read',
  'case:write',
  'document:read',
  'document:write',
  'document:share',
  'document:policy',
  'hearing:read',
  'hearing:write',
  'contract:read',
  'contract:write',
  'billing:read',
  'billing:write',
  'expense:read',
  'expense:write',
  'report:read',
  'article:write',
  'site:write',
  'fact:review',
  'lead:read',
  'lead:write',
  'notice:read',
  'notice:write',
  'audit:read',
  'role:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const CASEWORK = [
  'client:read',
  'case:read',
  'document:read',
  'document:write',
  'document:share',
  'hearing:read',
  'hearing:write',
  'contract:read',
] as const satisfies Permission[];

/** Permissions of each role. */
export const ROLE_PERMISSIONS = {
  owner: PERMISSIONS,
  admin: PERMISSIONS.filter((permission) => permission !== 'role:write'),
  lawyer: [...CASEWORK, 'case:write', 'contract:write'],
  assistant: [...CASEWORK, 'lead:read'],
  accountant: ['client:read', 'billing:read', 'billing:write', 'expense:read', 'expense:write', 'report:read'],
  editor: ['article:write', 'site:write'],
} as const satisfies Record<StaffRole, readonly Permission[]>;

/** Whether any of the roles carries the permission. A client carries none: clients have endpoints of their own. */
export function can(roles: readonly Role[], permission: Permission): boolean {
  return roles.some(
    (role) => role !== 'client' && (ROLE_PERMISSIONS[role] as readonly Permission[]).includes(permission),
  );
}
