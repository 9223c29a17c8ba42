import type { Language } from '@diwan/contracts/shared/language';
import { previewPage } from '@diwan/contracts/site/pages/editing.http';
import type { PageWithReferences } from '@diwan/contracts/site/pages/http';
import { callApi } from '@diwan/mf-kit';
import { type PageContent, withListedRecords } from '../../../../site/load-page-content.js';

/** The draft of a page, as its editor may see it, with all that its blocks show. */
export async function loadPreview(slug: string, language: Language, signal: AbortSignal): Promise<PageContent> {
  const draft: PageWithReferences = await callApi(previewPage, { query: { slug, language } }, { signal });
  return withListedRecords(draft, { language, siteLanguage: language, call: callApi });
}
