import * as z from 'zod/mini';

/** A text that must be given in both languages, each checked by `text`. */
export const inBothLanguages = <Text extends z.core.$ZodType>(text: Text) => z.strictObject({ en: text, ar: text });
