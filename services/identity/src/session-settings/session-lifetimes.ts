import { isStaff, type Role } from '@diwan/contracts/shared/role';

/** How long a session lives without a request, and at most; in milliseconds. */
export interface Lifetime {
  idleMs: number;
  absoluteMs: number;
}
export type Lifetimes = Record<'client' | 'staff', Lifetime>;

/** Lifetimes for a person with these roles; one staff role makes them short. */
export const lifetimesOf = (roles: readonly Role[], lifetimes: Lifetimes): Lifetime =>
  isStaff(roles) ? lifetimes.staff : lifetimes.client;
