import type { Language } from '@diwan/contracts/shared/language';
import type { PaperWords } from './paper-vocabulary.js';
import { AR } from './paper-words.ar.js';
import { EN } from './paper-words.en.js';

/** The words of a language. */
export const paperWords = (language: Language): PaperWords => (language === 'ar' ? AR : EN);
