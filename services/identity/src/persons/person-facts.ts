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

/** A person's numbers, as far as they say where messages go. */
type Numbers = Pick<PersonRecord, 'phone' | 'whatsappNumber' | 'provenWhatsapp'>;

/**
 * Where WhatsApp messages to a person go: to the WhatsApp number they proved to hold, else to the phone they sign in with. A number that
 * was only stated is noted and receives nothing (D-011).
 */
export function whatsappOf({ phone, whatsappNumber, provenWhatsapp }: Numbers): string {
  return whatsappNumber !== null && provenWhatsapp?.number === whatsappNumber ? whatsappNumber : phone;
}

/** Whether the WhatsApp number is one that messages go to; the phone is proven by signing in. */
export function isWhatsappVerified(person: Numbers): boolean {
  return person.whatsappNumber !== null && whatsappOf(person) === person.whatsappNumber;
}

/** Whether this is somebody who signed up and whom the firm has nothing about yet. */
export function isMereContact(person: Pick<PersonRecord, 'roles' | 'client'>): boolean {
  return person.client === null && person.roles.length === 0;
}

/** Whether notices about their own file may be sent: until the person says otherwise (NOT-04). */
export function noticesAllowed(person: Pick<PersonRecord, 'fileMessages'>): boolean {
  return person.fileMessages?.allowed ?? true;
}
