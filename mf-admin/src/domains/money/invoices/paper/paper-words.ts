import type { Language } from '@diwan/contracts/shared/language';
import { createTranslate } from '@diwan/mf-kit';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The words of an invoice in its own language, which need not be that of who writes it. */
export const paperWords = (language: Language) => createTranslate<typeof en>(language === 'ar' ? ar : en, language);
export type PaperWords = ReturnType<typeof paperWords>;
