import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DEFAULT_CALLING_CODE, isAbroad, lebanesePhone, typedDigits, westernDigits } from './phone-number.js';

/**
 * Reads a number as people write it and returns it in E.164, or null when it cannot be one (D-005). A number without a country code takes
 * `callingCode`. What is dialled inside a country alone is dropped as its numbering plan says: the first 0 in France, `06` in Hungary, 8
 * in Russia, nothing in Italy or Côte d’Ivoire. Any length that the plan knows passes, because lists of valid ranges lag behind new ones.
 *
 * The plans weigh a hundred kilobytes: browsers import this file when a number abroad is typed, and not before.
 */
export function normalisePhone(input: string, callingCode: string = DEFAULT_CALLING_CODE): string | null {
  if (!isAbroad(input, callingCode)) return lebanesePhone(input);
  const numbers = readings(input, callingCode)
    .map((reading) => parsePhoneNumberFromString(reading))
    .filter((number) => number !== undefined)
    .filter(isOfPlan);
  return (numbers.find((number) => number.isValid()) ?? numbers[0])?.number ?? null;
}

/** A number in E.164, grouped as its country writes it for those abroad: `+33 6 12 34 56 78`. */
export function writePhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** What may be meant, the likeliest first: the country code may be there without its plus, and a bracketed 0 may be part of the number. */
function readings(input: string, callingCode: string): string[] {
  const digits = typedDigits(input) ?? '';
  if (digits.startsWith('+')) return [digits, typedDigits(tight(input).replace('(0)', '')) ?? ''];
  return [`+${callingCode}${digits}`, ...(digits.startsWith(callingCode) ? [`+${digits}`] : [])];
}

const tight = (input: string): string => westernDigits(input).replace(/[\s\p{Cf}]/gu, '');

/** A 0 in front that the plan neither drops nor knows stands before too few digits. */
function isOfPlan(number: PhoneNumber): boolean {
  const isWhole = !number.nationalNumber.startsWith('0') || number.isValid();
  return isWhole && number.isPossible() && /^\+[1-9]\d{6,14}$/.test(number.number);
}
