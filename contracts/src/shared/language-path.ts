import { SITE_LANGUAGES, type SiteLanguage } from './tongues.js';

/** The only language without a prefix in its addresses. */
const PLAIN: SiteLanguage = 'en';

/** Splits `/ar/contact` into its language and the path inside it: `{ language: 'ar', path: '/contact' }`. */
export function splitLanguage(pathname: string): { language: SiteLanguage; path: string } {
  const first = pathname.split('/')[1];
  const language = SITE_LANGUAGES.find((known) => known !== PLAIN && known === first);
  return language
    ? { language, path: pathname.slice(language.length + 1) || '/' }
    : { language: PLAIN, path: pathname };
}

/** Puts a path into a language: `('/contact', 'ar')` is `/ar/contact`, English has no prefix. */
export function inLanguage(path: string, language: SiteLanguage): string {
  if (language === PLAIN) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
