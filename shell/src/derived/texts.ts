// Derived from the folders by `npm run derive`. Do not edit.
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages } from '@diwan/mf-kit';

/** Fetches the texts of one language. */
export const TEXTS: Readonly<Record<SiteLanguage, () => Promise<{ default: Messages }>>> = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ '../messages/ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-en" */ '../messages/en.json', { with: { type: 'json' } }),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../messages/fr.json', { with: { type: 'json' } }),
};
