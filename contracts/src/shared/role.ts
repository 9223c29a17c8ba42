import * as z from 'zod/mini';

/** Roles of the firm's staff. `client` is everybody else with an account. */
export const STAFF_ROLES = ['owner', 'admin', 'lawyer', 'assistant', 'intake', 'accountant', 'editor'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

const ROLES = [...STAFF_ROLES, 'client'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'client');
