import type { Role, StaffRole } from './role.js';

/**
 * What a member of staff may do, named once: the interface hides by it and the service refuses by it. Each has an endpoint: what cannot be
 * done yet is not promised.
 * Source: SEC-04. `lawyer` and `assistant` reach only cases they are assigned to; that scope is in the query.
 */
export const PERMISSIONS = [
  'client:read',
  'client:write',
  'case:read',
  'case:write',
  'task:write',
  'hearing:read',
  'hearing:write',
  'court:write',
  'case:stages',
  'case:wall',
  'deadline:rules',
  'document:read',
  'document:write',
  'document:share',
  'document:policy',
  // What clients may do with a document and whether they pass it on: in every case with `document:policy`, else in those one is responsible for.
  'document:decide',
  // One's own time, on cases one works on.
  'time:write',
  'time:approve',
  'billing:read',
  'billing:write',
  // Where clients send their money: who could change an account alone and unseen would be paid in the firm's place.
  'payment-way:write',
  // Money far from the rate of the day, and rates far from the last one: what is forgiven so is the firm's.
  'difference:accept',
  // Nothing is booked on closed days any more, and opening them again changes what was reported.
  'books:close',
  // Reports of the whole firm, and the ledger.
  'books:read',
  // One's own expenses; who keeps the books sees all of them.
  'expense:write',
  'expense:approve',
  'site:write',
  // The firm's phone, WhatsApp number and address, to which visitors turn with their money: not for who edits texts.
  'office:write',
  'fact:review',
  // Requests for a consultation that were given to one, whoever gave them; only who has this can be given one.
  'lead:own',
  // All of them.
  'lead:read',
  'lead:write',
  // Conversations with the clients of one's cases; whoever takes in requests reads those about no case, too.
  'conversation:read',
  'conversation:write',
  'notice:read',
  'notice:write',
  'audit:read',
  'role:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const CASEWORK = [
  'client:read',
  'case:read',
  'task:write',
  'hearing:read',
  'hearing:write',
  'document:read',
  'document:write',
  'document:share',
  'time:write',
  'conversation:read',
  'conversation:write',
] as const satisfies Permission[];

/** Permissions of each role. */
export const ROLE_PERMISSIONS = {
  owner: PERMISSIONS,
  admin: PERMISSIONS.filter((permission) => permission !== 'role:write' && permission !== 'payment-way:write'),
  lawyer: [...CASEWORK, 'document:decide', 'case:write', 'court:write', 'lead:own', 'expense:write'],
  assistant: [...CASEWORK, 'lead:own', 'lead:read', 'expense:write'],
  // Answers whoever turns to the firm; sees no clients and no cases.
  intake: ['task:write', 'lead:own', 'lead:read', 'lead:write', 'conversation:read', 'conversation:write'],
  accountant: ['client:read', 'billing:read', 'billing:write', 'books:read', 'expense:write'],
  editor: ['site:write'],
} as const satisfies Record<StaffRole, readonly Permission[]>;

/** Whether any of the roles carries the permission. A client carries none: clients have endpoints of their own. */
export function can(roles: readonly Role[], permission: Permission): boolean {
  return roles.some(
    (role) => role !== 'client' && (ROLE_PERMISSIONS[role] as readonly Permission[]).includes(permission),
  );
}
