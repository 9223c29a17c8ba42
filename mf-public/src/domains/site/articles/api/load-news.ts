import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import type { PageRequest, PageResult } from '@diwan/mf-kit';
import { loadPageContent, type PageContent } from '../../../../site/load-page-content.js';
import { filtersOf, type NewsFilters } from '../news-filters.js';
import { askCategories } from './ask-categories.js';
import { type ArticlesAnswer, askArticles } from './list-articles.js';

export interface NewsData extends PageContent {
  filters: NewsFilters;
  /** What readers can choose from; none when they could not be had. */
  categories: readonly NewsCategory[];
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
  // Addresses nearly always name a category that exists, so nobody waits for the categories to be known.
  const wanted = filtersOf(query, language, null);
  const asked = askArticles(call, wanted);
  const [content, categories] = await Promise.all([loadPageContent('news', request), askCategories(call)]);
  const filters = filtersOf(query, language, categories);
  const list = filters.category === wanted.category ? asked : askArticles(call, filters);
  const hasSubscribed = query.get('newsletter') === CHECK_INBOX;
  const data = { ...content, filters, categories: categories ?? [], list, hasSubscribed };
  if (typeof document !== 'undefined') return { data };
  const answer = await list;
  return { status: statusOf(answer, filters), data: { ...data, list: answer } };
}

function statusOf(answer: ArticlesAnswer, { page }: NewsFilters): number {
  if (answer.state === 'failed') return 503;
  return page > 1 && answer.list.items.length === 0 ? 404 : 200;
}
