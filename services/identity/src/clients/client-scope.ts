import { can } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import type { Types } from 'mongoose';

/** Which clients a query may touch. */
export type ClientScope = { all: true } | { all: false; ids: readonly Types.ObjectId[] };

/** Roles that keep clients or bill them see all of them; the others see the clients of their cases (SEC-04). */
export function seesAllClients(roles: readonly Role[]): boolean {
  return can(roles, 'client:write') || can(roles, 'billing:read');
}
