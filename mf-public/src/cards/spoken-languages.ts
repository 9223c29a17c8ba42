import { type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import type { Texts } from '../texts.js';

const KEYS = {
  ar: 'language.ar',
  en: 'language.en',
  fr: 'language.fr',
  hy: 'language.hy',
  es: 'language.es',
  de: 'language.de',
  it: 'language.it',
} as const;

/** Languages that somebody speaks, by name; one that has none here by its code. */
export const languagesInWords = (codes: readonly string[], language: SiteLanguage, t: Texts): string =>
  codes.map((code) => (code in KEYS ? t(KEYS[code as keyof typeof KEYS]) : code)).join(TONGUES[language].comma);
