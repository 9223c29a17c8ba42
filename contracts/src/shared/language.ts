import * as z from 'zod/mini';
import { PRODUCT_LANGUAGES, SITE_LANGUAGES } from './tongues.js';

/** Languages that every text of the product exists in. English is the default. */
export const LANGUAGES = PRODUCT_LANGUAGES;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** A text in both languages. */
export const LocalizedText = z.strictObject({ en: z.string(), ar: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;

/** A language of the public site (`tongues.ts`). */
export const OfSite = z.enum(SITE_LANGUAGES);
