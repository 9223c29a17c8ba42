import { callerCan } from '@diwan/service-kit/http/caller';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';

/** Whose expenses somebody may see: everybody's (`null`) or one person's. */
export type ExpenseReach = string | null;

/** Who keeps the books sees all of them, everybody else their own (SEC-04). */
export const reachOf = (caller: SignedInCaller): ExpenseReach =>
  callerCan(caller, 'billing:read') ? null : caller.personId;
