import { isStaff } from '@diwan/contracts/shared/role';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { requireFresh } from '@diwan/service-kit/http/require-fresh';
import type { PersonRecord } from '../persons/person.schema.js';
import { hasSecondFactor } from '../persons/person-facts.js';

/**
 * Lets staff pass who may set up a second factor now: without one, after a fresh sign-in; with one, after they confirmed it lately, so
 * that whoever holds the phone alone cannot add a factor of their own. Throws FORBIDDEN, SECOND_FACTOR_REQUIRED or
 * FRESH_SIGN_IN_REQUIRED.
 */
export function requireMaySetUp(caller: SignedInCaller, person: PersonRecord | null, now: Date): asserts person {
  if (person === null || !isStaff(person.roles)) throw new DomainError('FORBIDDEN');
  // A session from before the role may be somebody else's; it is about to end.
  if (!isStaff(caller.roles)) throw new DomainError('FORBIDDEN');
  requireConfirmedIfAny(caller, person);
  requireFresh(caller, now);
}

/** The part of it that must still hold when a set-up ends. */
export function requireConfirmedIfAny(caller: SignedInCaller, person: PersonRecord): void {
  if (hasSecondFactor(person) && caller.secondFactor !== 'confirmed') throw new DomainError('SECOND_FACTOR_REQUIRED');
}
