import { pageTexts } from '../../../page-texts.js';
import ar from './link-texts/ar.json' with { type: 'json' };
import en from './link-texts/en.json' with { type: 'json' };

/** The texts of the pages that links of newsletter mails lead to. */
export const useLinkTexts = pageTexts<typeof en>({ ar, en });
