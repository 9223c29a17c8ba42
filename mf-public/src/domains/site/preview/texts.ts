import { pageTexts } from '../../../page-texts.js';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

/** The texts of this page. */
export const useTexts = pageTexts<typeof en>({ ar, en });
