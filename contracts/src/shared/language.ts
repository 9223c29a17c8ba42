import * as z from 'zod/mini';

/** Languages that every text of the product exists in. English is the default. */
export const LANGUAGES = ['en', 'ar'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** A text in both languages. */
export const LocalizedText = z.strictObject({ en: z.string(), ar: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;

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
