import { fold } from '@diwan/contracts/shared/search-text';
import { stemmer } from 'stemmer';

const BETWEEN_WORDS = /[^\p{L}\p{N}+@_-]+/u;

/** The folded words of a text, in order (PUB-18). */
export const wordsOf = (text: string): string[] => fold(text).split(BETWEEN_WORDS).filter(Boolean);

/** The article, alone or with the particles that are written together with it: and, so, with, like, for. */
const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وف]?[بك]|[وف])ال(?=\p{L}{3})|[وف]?لل(?=\p{L}{3}))/u;
/** Endings of number, gender, belonging and attribution, folded; at least three letters stay. */
const ENDING = /(?<=\p{L}{3})(?:كم|هم|ها|نا|ات|ون|ين|يه|ان|ه|ي)$/u;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * What different forms of a word have in common, so that a question about a "residency" finds a "residence" (Porter's algorithm, Lebanese
 * and British spelling alike) and «ملكية» finds «الملكية». Takes a folded word.
 */
export function stemOf(word: string): string {
  if (ARABIC.test(word)) return word.replace(ARTICLE, '').replace(ENDING, '').replace(ENDING, '');
  return /^[a-z]+$/.test(word) ? stemmer(word.replace(/our(?=s?$|ed$|ing$)/, 'or')) : word;
}
