import type { Language } from '@diwan/contracts/shared/language';
import { can, type Permission } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import type { SessionRecord } from './session-reader.js';

/** Somebody with a live session. */
export interface SignedInCaller {
  personId: string;
  name: string;
  language: Language;
  roles: readonly Role[];
  /** Hash of the session id; safe to store. */
  sessionKey: string;
  /** When a fresh one-time code was last confirmed. */
  confirmedAt: Date;
  secondFactor: SessionRecord['secondFactor'];
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

/** Whether the caller's roles carry a permission and their second factor, if they have one, is confirmed. */
export function callerCan(caller: SignedInCaller | Visitor, permission: Permission): boolean {
  return caller.secondFactor !== 'needed' && can(caller.roles, permission);
}
