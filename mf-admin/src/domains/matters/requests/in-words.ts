import type { Language } from '@diwan/contracts/shared/language';

/** The reader's language, or the other where only that was written. */
export const inWords = (text: { en: string; ar: string }, language: Language): string =>
  text[language] || text.en || text.ar;
