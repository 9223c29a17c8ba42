import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Office } from '@diwan/mf-kit';

/** What builders of structured data know of the site; the shell's context has it. */
export interface SitePlace {
  origin: string;
  language: Language;
  siteLanguage: SiteLanguage;
  office: Office;
}

/** A node of schema.org. */
export type JsonLd = Record<string, unknown>;

/** Absolute address of a path (without the language) in the page's language. */
export const addressOf = ({ origin, siteLanguage }: SitePlace, path: string): string =>
  origin + inLanguage(path, siteLanguage);
