/** Lebanon's calling code, the default of every picker. */
export const DEFAULT_CALLING_CODE = '961';

const ARABIC_INDIC = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Turns Arabic-Indic and Persian digits into Western ones and leaves the rest alone. */
export function westernDigits(text: string): string {
  return text.replace(ARABIC_INDIC, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * A number as people write it, as digits with at most a plus before them; null when it is something else (D-005). Spaces, dashes of every
 * kind, dots, brackets and invisible marks are dropped, `00` counts as `+`.
 */
export function typedDigits(input: string): string | null {
  const compact = westernDigits(input)
    .replace(/[\s\p{Cf}\p{Pd}\u2212.()[\]/]/gu, '')
    .replace(/^00/, '+');
  return /^\+?\d+$/.test(compact) ? compact : null;
}

/** Whether a number is one of another country, so that only that country's numbering plan tells what it is (`phone-plan.ts`). */
export function isAbroad(input: string, callingCode: string = DEFAULT_CALLING_CODE): boolean {
  const digits = typedDigits(input);
  if (!digits?.startsWith('+')) return digits !== null && callingCode !== DEFAULT_CALLING_CODE;
  // Of the first digits of +961 nothing can be said yet.
  return !digits.startsWith('+961') && !'+961'.startsWith(digits);
}

/**
 * Reads a Lebanese number and returns it in E.164, or null when it cannot be one (D-005). The national part has 7 or 8 digits, so `961`
 * before one is the country code even without its plus. A trunk 0 is dropped, also behind the code.
 */
export function lebanesePhone(input: string): string | null {
  const read = /^(?:\+961|961(?=[1-9]\d{6,7}$))?0?([1-9]\d{6,7})$/.exec(typedDigits(input) ?? '');
  return read && `+961${read[1]}`;
}

/**
 * Whether a number could be one, as far as it can be told without the plans of other countries: enough for a form to point at a slip at
 * once. The services decide (`phone-plan.ts`), and what they take passes here.
 */
export function mayBePhone(input: string, callingCode: string = DEFAULT_CALLING_CODE): boolean {
  return isAbroad(input, callingCode) ? /\d{4}/.test(typedDigits(input) ?? '') : lebanesePhone(input) !== null;
}
