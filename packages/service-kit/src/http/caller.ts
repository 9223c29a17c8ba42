import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import type { Language } from '@diwan/contracts/shared/language';
import { can, type Permission } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';

/** Somebody with a live session. */
export interface SignedInCaller {
  personId: string;
  name: string;
  language: Language;
  roles: readonly Role[];
  /** Hash of the session id; safe to store. */
  sessionKey: string;
  /** When the person last proved themselves: by a code, the authenticator or a passkey. */
  confirmedAt: Date;
  secondFactor: SessionRecord['secondFactor'];
  /** The client whose file a delegate looks at, and whether that is over by now. Read it through `client-view.ts`. */
  actingFor?: (ActingFor & { isOver: boolean }) | null;
  /** Network address, as the trusted proxies report it. */
  address: string;
  correlationId: string;
}

/** Somebody without a session. */
export interface Visitor {
  personId: null;
  roles: readonly [];
  sessionKey: null;
  confirmedAt: null;
  secondFactor: 'none';
  address: string;
  correlationId: string;
}

/** Whether the caller's roles carry a permission and their second factor is confirmed: staff without one are nobody yet. */
export function callerCan(caller: SignedInCaller | Visitor, permission: Permission): boolean {
  return caller.secondFactor === 'confirmed' && can(caller.roles, permission);
}
