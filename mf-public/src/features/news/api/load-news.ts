import type { PageRequest, PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../site/load-page-content.js';
import { filtersOf, type NewsFilters } from '../news-filters.js';
import { type ArticlesAnswer, askArticles } from './list-articles.js';

export interface NewsData extends PageContent {
  filters: NewsFilters;
  /** In browsers still on its way, so that the page is there at once and shows skeletons for as long as it really loads (D-065). */
  list: ArticlesAnswer | Promise<ArticlesAnswer>;
  /** Set after the newsletter form was sent without JavaScript. */
  hasSubscribed: boolean;
}

/** Value of `?newsletter=` after the newsletter form was accepted. */
export const CHECK_INBOX = 'check-inbox';

/** The list of news, as the address filters it. */
export async function loadNews(request: PageRequest): Promise<PageResult<NewsData>> {
  const { query, language, call } = request;
  const filters = filtersOf(query, language);
  const list = askArticles(call, filters);
  const content = await loadPageContent('news', request);
  const data = { ...content, filters, list, hasSubscribed: query.get('newsletter') === CHECK_INBOX };
  if (typeof document !== 'undefined') return { data };
  const answer = await list;
  return { status: statusOf(answer, filters), data: { ...data, list: answer } };
}

function statusOf(answer: ArticlesAnswer, { page }: NewsFilters): number {
  if (answer.state === 'failed') return 503;
  return page > 1 && answer.list.items.length === 0 ? 404 : 200;
}
