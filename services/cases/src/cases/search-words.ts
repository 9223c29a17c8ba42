const MAX_WORDS = 8;

/** Marks over letters, Arabic vowel signs and the stretching tatweel: people search without them. */
const DECORATION = /[\p{M}\u0640]/gu;

/** Characters that mean something in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/** Folds text so that spelling variants meet: case, accents, Arabic vowel signs and the forms of alef, yeh and teh marbuta. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DECORATION, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The distinct folded words of some texts, in which a search looks for beginnings. */
export function searchWords(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => fold(text).split(/[\s,;.]+/)))].filter(Boolean);
}

/** A regular expression per word of a search, at most eight: anchored and escaped, so that no user text is a pattern. */
export function searchPatterns(search: string): RegExp[] {
  return searchWords(search)
    .slice(0, MAX_WORDS)
    .map((word) => new RegExp(`^${word.replace(SYNTAX, '\\$&')}`));
}
