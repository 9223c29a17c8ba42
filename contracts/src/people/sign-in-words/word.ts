/** Digits and letters that are not mistaken for each other, as Crockford's Base32 has them. */
export const WORD_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const HALF = `[${WORD_LETTERS}]{5}`;
const WORD = new RegExp(`(?<![\\w-])${HALF}-${HALF}(?![\\w-])`, 'i');

/** The one-time word in a message that somebody sent us, in capitals; null when there is none. */
export const wordIn = (text: string): string | null => WORD.exec(text)?.[0].toUpperCase() ?? null;
