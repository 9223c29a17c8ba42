import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of numbers that cost extra or that nobody holds in person; a code is never sent there (NIST SP 800-63B, SEC-02). */
const REFUSED: readonly NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'VOIP',
  'UAN',
  'PAGER',
  'VOICEMAIL',
];

/**
 * Whether codes are sent to this number (E.164): its country is on the list, and it is not of a kind that is refused. Ranges that
 * are not known yet pass, because lists of them lag behind (D-005).
 */
export function mayReceiveCode(phone: string, callingCodes: ReadonlySet<string>): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined || !callingCodes.has(number.countryCallingCode)) return false;
  return !REFUSED.includes(number.getType());
}
