import type { PageRequest, PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../../site/load-page-content.js';

/** The page of the legal team. */
export const loadAttorneys = async (request: PageRequest): Promise<PageResult<PageContent>> => ({
  data: await loadPageContent('attorneys', request),
});
