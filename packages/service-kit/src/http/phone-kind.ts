import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of numbers that cost extra or that nobody holds in person (NIST SP 800-63B, SEC-02). */
const REFUSED: readonly NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'VOIP',
  'UAN',
  'PAGER',
  'VOICEMAIL',
];
/** Calling codes of no country: satellites, networks and services the world over, whose numbers cost many times a usual one. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['800', '808', '870', '878', '881', '882', '883', '888', '979']);

/**
 * Whether we send to a number (E.164) that somebody typed into a public form: people hold such numbers in person and sending there
 * costs what it usually does. Ranges that are not known yet pass, because lists of them lag behind (D-005).
 */
export function isPersonalNumber(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined || NO_COUNTRY.has(number.countryCallingCode)) return false;
  return !REFUSED.includes(number.getType());
}

/** Whether a number is one of the United States, which share their calling code with others. */
export const isOfTheUnitedStates = (phone: string): boolean => parsePhoneNumberFromString(phone)?.country === 'US';

/** The calling code of a number in E.164, without the plus; null when it has none. */
export const callingCodeOf = (phone: string): string | null =>
  parsePhoneNumberFromString(phone)?.countryCallingCode ?? null;
