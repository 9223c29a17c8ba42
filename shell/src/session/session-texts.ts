import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { createTranslate, type Translate, useShell } from '@diwan/mf-kit';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

type SessionTexts = Translate<typeof en>;
const TEXTS: Readonly<Record<SiteLanguage, SessionTexts>> = {
  ar: createTranslate(ar, 'ar'),
  en: createTranslate(en, 'en'),
  fr: createTranslate(fr, 'fr'),
};

/** Texts of the dialogs in which people prove who they are. They come with the dialogs: most pages never need them. */
export const useSessionTexts = (): SessionTexts => TEXTS[useShell().language];
