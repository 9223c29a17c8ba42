import { isStaff } from '@diwan/contracts/shared/role';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { requireFresh } from '@diwan/service-kit/http/require-fresh';
import type { PersonRecord } from '../persons/person.schema.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import type { SetUpGrant } from '../sessions/session.schema.js';

/** A caller with what their session may set up. */
export interface SettingUp {
  caller: SignedInCaller;
  grant: SetUpGrant | null;
}

/**
 * Lets staff pass who may set up a second factor now: without one, in a session that showed its set-up code; with one, after they confirmed
 * it lately. Whoever holds the phone alone can do neither. Throws FORBIDDEN, SET_UP_CODE_REQUIRED or SECOND_FACTOR_REQUIRED.
 */
export function requireMaySetUp({ caller, grant }: SettingUp, person: PersonRecord | null, now: Date): asserts person {
  if (person === null || !isStaff(person.roles)) throw new DomainError('FORBIDDEN');
  // A session from before the role may be somebody else's; it is about to end.
  if (!isStaff(caller.roles)) throw new DomainError('FORBIDDEN');
  requireGranted(grant, person);
  requireConfirmedIfAny(caller, person);
  if (hasSecondFactor(person)) requireFresh(caller, now);
}

/** Whether a session may set up the first second factor of its person, as they are now: an owner may have given another code since. */
export const isGranted = (grant: SetUpGrant | null, { setUpCode }: Pick<PersonRecord, 'setUpCode'>): boolean =>
  grant !== null && grant.codeHash === (setUpCode?.hash ?? null);

/** The same for whoever has none. Throws SET_UP_CODE_REQUIRED. */
export function requireGranted(grant: SetUpGrant | null, person: PersonRecord): void {
  if (!hasSecondFactor(person) && !isGranted(grant, person)) throw new DomainError('SET_UP_CODE_REQUIRED');
}

/** The part of it that must still hold when a set-up ends. */
export function requireConfirmedIfAny(caller: SignedInCaller, person: PersonRecord): void {
  if (hasSecondFactor(person) && caller.secondFactor !== 'confirmed') throw new DomainError('SECOND_FACTOR_REQUIRED');
}
