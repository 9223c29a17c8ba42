import { toAsciiDigits } from './digits.js';

/**
 * Folds a text for searching: case, accents and Arabic vowel signs, hamza seats, final ya and ta marbuta do not matter,
 * as people leave them out when they type.
 */
export function foldText(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .trim();
}
