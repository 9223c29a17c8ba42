import { isStaff, type Role } from '@diwan/contracts/shared/role';
import type { PersonRecord } from './person.schema.js';

/** Roles as sessions carry them: staff act as staff, and as clients when the firm acts for them too; everybody else is a client. */
export function sessionRoles(person: Pick<PersonRecord, 'roles' | 'client'>): Role[] {
  return isStaff(person.roles) && person.client === null ? [...person.roles] : [...person.roles, 'client'];
}

/** Whether there is a second factor to confirm: an authenticator, or passkeys. */
export function hasSecondFactor({
  secondFactor,
  passkeyCount,
}: Pick<PersonRecord, 'secondFactor' | 'passkeyCount'>): boolean {
  return Boolean(secondFactor?.confirmedAt) || passkeyCount > 0;
}

/** What sign-in leaves of the second factor: staff who have one confirm it, staff with `none` set one up. */
export function secondFactorAfterSignIn(
  person: Pick<PersonRecord, 'roles' | 'secondFactor' | 'passkeyCount'>,
): 'none' | 'needed' {
  return isStaff(person.roles) && hasSecondFactor(person) ? 'needed' : 'none';
}

/**
 * Where WhatsApp messages to a person go: always the phone they sign in with. Another WhatsApp number is only noted, because
 * nobody proved it yet, and receives nothing (D-011).
 */
export function whatsappOf(person: Pick<PersonRecord, 'phone' | 'whatsappNumber'>): string {
  return person.phone;
}

/** Whether this is somebody who signed up and whom the firm has nothing about yet. */
export function isMereContact(person: Pick<PersonRecord, 'roles' | 'client'>): boolean {
  return person.client === null && person.roles.length === 0;
}

/** Whether notices about their own file may be sent: until the person says otherwise (NOT-04). */
export function noticesAllowed(person: Pick<PersonRecord, 'fileMessages'>): boolean {
  return person.fileMessages?.allowed ?? true;
}
