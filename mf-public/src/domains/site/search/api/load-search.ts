import { type SearchHit, searchSite } from '@diwan/contracts/site/search/http';
import { ApiProblem, type Call, type PageRequest, type PageResult } from '@diwan/mf-kit';
import type * as z from 'zod/mini';

export type Hit = z.infer<typeof SearchHit>;

export interface SearchAnswer {
  question: string;
  /** Null when the search could not be asked, which the rest of the page does not depend on (F-4). */
  hits: Hit[] | null;
}

export const MAX_QUESTION = 80;

/** Asks the search; null when it does not answer. Throws what it means, such as a refusal. */
export const askSearch = (call: Call, language: PageRequest['language'], question: string): Promise<Hit[] | null> =>
  call(searchSite, { query: { language, q: question } }).catch((error) => {
    if (error instanceof ApiProblem && error.status > 0 && error.status < 500) throw error;
    return null;
  });

/** Searches for `?q=`; nothing is asked while it is empty. */
export async function loadSearch({ query, language, call }: PageRequest): Promise<PageResult<SearchAnswer>> {
  const question = (query.get('q') ?? '').trim().slice(0, MAX_QUESTION);
  const hits = question ? await askSearch(call, language, question) : [];
  return { ...(hits === null && { status: 503 }), data: { question, hits } };
}
