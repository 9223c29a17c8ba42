import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listArticles } from '@diwan/contracts/site/articles/http';
import type { Call } from '@diwan/mf-kit';
import type { NewsFilters } from '../news-filters.js';

type ArticleList = ResponseOf<typeof listArticles>;

/** A list, or that it could not be had. Never an error: the rest of the page does not depend on it (D-068). */
export type ArticlesAnswer = { state: 'listed'; list: ArticleList } | { state: 'failed' };

/** Articles a page (D-064). */
const PAGE_SIZE = 9;

export async function askArticles(
  call: Call,
  { page, kind, category, language }: NewsFilters,
): Promise<ArticlesAnswer> {
  const query = {
    language,
    page,
    limit: PAGE_SIZE,
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
  };
  return call(listArticles, { query }).then(
    (list) => ({ state: 'listed', list }) as const,
    () => ({ state: 'failed' }) as const,
  );
}
