/** An IBAN as it is compared: without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/[\s\u200e\u200f]/g, '').toUpperCase();

/** Length of the IBANs of Lebanon and of the countries that clients bank in most; others by the standard's bounds. */
const LENGTHS: Readonly<Record<string, number>> = { LB: 28, FR: 27, DE: 22, GB: 22, AE: 23, CY: 28, CH: 21, SA: 24 };

/** Whether an IBAN can be one: its form, its length where the country's is known, and its check digits (ISO 13616, remainder 1 by 97). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** `LB62 0999 0000 0001 0019 0122 9114`, as banks print it. */
export const ibanText = (iban: string): string => plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
