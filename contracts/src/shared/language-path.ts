import type { Language } from './language.js';

/** Splits `/ar/contact` into its language and the path inside it: `{ language: 'ar', path: '/contact' }`. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (pathname === '/ar' || pathname.startsWith('/ar/')) return { language: 'ar', path: pathname.slice(3) || '/' };
  return { language: 'en', path: pathname };
}

/** Puts a path into a language: `('/contact', 'ar')` is `/ar/contact`, English has no prefix. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}
