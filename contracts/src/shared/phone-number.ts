/** Lebanon's calling code, the default of every picker. */
export const DEFAULT_CALLING_CODE = '961';

const ARABIC_INDIC = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Turns Arabic-Indic and Persian digits into Western ones and leaves the rest alone. */
export function westernDigits(text: string): string {
  return text.replace(ARABIC_INDIC, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * Reads a number as people write it and returns it in E.164, or null when it cannot be one (D-005).
 * Spaces, dashes of every kind, dots, brackets and invisible marks are dropped, `00` counts as `+`, a number without a country code
 * takes `callingCode` and loses its trunk 0, which some also write as `(0)` behind a country code. A Lebanese national part has 7 or 8
 * digits, so `961` before one is the country code even without its plus; elsewhere any possible length passes, because lists of valid
 * ranges lag behind new ones.
 */
export function normalisePhone(input: string, callingCode: string = DEFAULT_CALLING_CODE): string | null {
  const compact = westernDigits(input)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^((?:\+|00).+)\(0\)/, '$1')
    .replace(/[\p{Pd}\u2212.()[\]/]/gu, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(compact)) return null;
  const hasCode =
    compact.startsWith('+') || (callingCode === DEFAULT_CALLING_CODE && /^961[1-9]\d{6,7}$/.test(compact));
  const international = hasCode ? compact.replace('+', '') : `${callingCode}${compact.replace(/^0/, '')}`;
  const digits = international.replace(/^9610/, '961');
  if (digits.startsWith('961') && !/^961[1-9]\d{6,7}$/.test(digits)) return null;
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}
