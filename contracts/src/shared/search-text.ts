const MAX_WORDS = 8;
/** Marks over letters, Arabic vowel signs and the stretching tatweel: people search without them. */
const DECORATION = /[\p{M}\u0640]/gu;
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Folds text so that spelling variants meet: case, accents, Arabic vowel signs, forms of alef, yeh, kaf and teh marbuta, digits (PUB-18). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DECORATION, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The distinct folded words of some texts, in which a search looks for beginnings. */
export function searchWords(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}+@_-]+/u)))].filter(Boolean);
}

/** A regular expression per word of a search, at most eight: anchored and escaped, so that no user text is a pattern. */
export function wordBeginnings(search: string): RegExp[] {
  return searchWords(search)
    .slice(0, MAX_WORDS)
    .map((word) => new RegExp(`^${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`));
}
