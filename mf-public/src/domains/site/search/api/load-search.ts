import { type SearchHit, searchSite } from '@diwan/contracts/site/search/http';
import type { PageRequest, PageResult } from '@diwan/mf-kit';
import type * as z from 'zod/mini';

export type Hit = z.infer<typeof SearchHit>;

export interface SearchAnswer {
  question: string;
  hits: Hit[];
}

export const MAX_QUESTION = 80;

/** Searches for `?q=`; nothing is asked while it is empty. */
export async function loadSearch({ query, language, call }: PageRequest): Promise<PageResult<SearchAnswer>> {
  const question = (query.get('q') ?? '').trim().slice(0, MAX_QUESTION);
  const hits = question ? await call(searchSite, { query: { language, q: question } }) : [];
  return { data: { question, hits } };
}
