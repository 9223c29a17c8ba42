import * as z from 'zod/mini';
import type { Language } from './language.js';
import { isOfProduct, SITE_LANGUAGES, type SiteLanguage } from './tongues.js';

/** A text that must be given in both languages, each checked by `text`. */
export const inBothLanguages = <Text extends z.core.$ZodType>(text: Text) => z.strictObject({ en: text, ar: text });

/** The same for a text of the site, which may be given in its other languages, too. */
export const inSiteLanguages = <Text extends z.core.$ZodType>(text: Text) => {
  const others = SITE_LANGUAGES.filter((language) => !isOfProduct(language));
  const optional = Object.fromEntries(others.map((language) => [language, z.optional(text)]));
  return z.strictObject({
    en: text,
    ar: text,
    ...(optional as Record<Exclude<SiteLanguage, Language>, z.ZodMiniOptional<Text>>),
  });
};

/** A text of the site: in both languages of the product, and in those others that somebody has written it in. */
export const SiteText = inSiteLanguages(z.string());
export type SiteText = z.infer<typeof SiteText>;
