import * as z from 'zod/mini';

/** Languages that every text of the product exists in. English is the default. */
export const LANGUAGES = ['en', 'ar'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** A text in both languages. */
export const LocalizedText = z.strictObject({ en: z.string(), ar: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;
