// Derived from the folders by `npm run derive`. Do not edit.
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages } from '@diwan/mf-kit';

/** Fetches the texts of one language. */
export const TEXTS: Readonly<Record<SiteLanguage, () => Promise<{ default: Messages }>>> = {
  ar: () => import('./messages.ar.js'),
  en: () => import('./messages.en.js'),
  fr: () => import('./messages.fr.js'),
};
