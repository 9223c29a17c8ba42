import { ar } from './tongues/ar.js';
import { en } from './tongues/en.js';
import { fr } from './tongues/fr.js';
import type { Tongue } from './tongues/tongue.js';

/**
 * The languages of the public site, in the order in which they are offered. The product (portal, back office, messages) exists in those of
 * `language.ts`, which the site has all pages in; of the others it has the pages that somebody has written.
 */
const ALL = { en, ar, fr };

export type SiteLanguage = keyof typeof ALL;
export const TONGUES: Readonly<Record<SiteLanguage, Tongue>> = ALL;
export const SITE_LANGUAGES = Object.keys(ALL) as [SiteLanguage, ...SiteLanguage[]];

/** A text of the site; in the languages that not everything exists in, where somebody has written it. */
export type SiteWords = { en: string; ar: string } & { readonly [Other in SiteLanguage]?: string | undefined };

/** A name in a language, or as it is written in Latin letters; not for sentences, which nobody may find in another language than the page's. */
export const nameIn = (name: SiteWords, language: SiteLanguage): string => name[language] ?? name.en;

/** A text in a language: nothing rather than another language, which nobody may find under this one's name. */
export const wordsIn = (text: SiteWords, language: SiteLanguage): string => text[language] ?? '';

/** Whether the page at a path (without the language) exists in a language. */
export function isWritten(path: string, language: SiteLanguage): boolean {
  const { pages } = TONGUES[language];
  return pages === 'all' || pages.includes(path === '/' ? 'home' : path.slice(1));
}

/** Languages of the product (`language.ts`, which browsers of the site do not load). */
export const PRODUCT_LANGUAGES = ['en', 'ar'] as const;
type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number];

/** Whether the product, not only the site, is in a language: records, search and notices have it. */
export const isOfProduct = (language: SiteLanguage): language is ProductLanguage =>
  PRODUCT_LANGUAGES.some((own) => own === language);

/** The language of the product that goes with one of the site: itself, or the default. */
export const ofProduct = (language: SiteLanguage): ProductLanguage =>
  isOfProduct(language) ? language : PRODUCT_LANGUAGES[0];
