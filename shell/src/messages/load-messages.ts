import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages } from '@diwan/mf-kit';
import { TEXTS } from '../derived/texts.js';

/** The shell's own texts. Only the page's language is fetched. */
export const loadMessages = async (language: SiteLanguage): Promise<Messages> => (await TEXTS[language]()).default;
