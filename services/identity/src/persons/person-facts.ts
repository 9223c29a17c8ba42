import type { OwnMessages } from '@diwan/contracts/messages/preferences/http';
import { type QuietHours, quietHoursBySetting } from '@diwan/contracts/messages/preferences/quiet-hours';
import { isStaff, type Role } from '@diwan/contracts/shared/role';
import type { PersonRecord, QuietWish } from './person.schema.js';

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

/** The numbers that somebody proved to hold: the phone by signing in with it, the WhatsApp number by a code. */
export function provenNumbersOf(person: Numbers & Pick<PersonRecord, 'verifiedAt'>): string[] {
  const { phone, verifiedAt } = person;
  const whatsapp = whatsappOf(person);
  return [...(verifiedAt === null ? [] : [phone]), ...(whatsapp === phone ? [] : [whatsapp])];
}

/** Whether this is somebody who signed up and whom the firm has nothing about yet. */
export function isMereContact(person: Pick<PersonRecord, 'roles' | 'client' | 'merged'>): boolean {
  return person.client === null && person.roles.length === 0 && !person.merged;
}

/** When they are sent nothing that can wait, as they said it, or as the firm's setting has it for everybody else (NOT-10). */
export function quietHoursOf({ quietHours }: Pick<PersonRecord, 'quietHours'>, setting: string): OwnMessages['quiet'] {
  const usual = quietHoursBySetting(setting);
  if (!quietHours) return { hours: usual, usual, changedAt: null };
  return { hours: statedHours(quietHours), usual, changedAt: quietHours.at.toISOString() };
}

/** What they said themselves; null: none. */
export const statedHours = ({ hours }: QuietWish): QuietHours | null =>
  hours && { from: hours.from, until: hours.until };

/** Whether the firm acts for them: a client that was deleted is none any more, though it can be taken back. */
export function isClient(person: Pick<PersonRecord, 'client'>): boolean {
  return person.client !== null && person.client.shelf !== 'deleted';
}

/** Whether the person proved to read what is sent to their e-mail address (PORT-08). */
export function isEmailVerified({ email, provenEmail }: Pick<PersonRecord, 'email' | 'provenEmail'>): boolean {
  return email !== null && provenEmail?.address === email;
}
