import * as z from 'zod/mini';

/** Roles of the firm's staff. `client` is everybody else with an account. */
export const STAFF_ROLES = ['owner', 'admin', 'lawyer', 'assistant', 'accountant', 'editor'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

export const Role = z.enum([...STAFF_ROLES, 'client']);
export type Role = z.infer<typeof Role>;

export const isStaff = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'client');
