import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Language } from '../../shared/language.js';

const service = 'news';

/** Where a search found something: the path with its language, in which `title` and `text`, the piece around it, are written. */
export const SearchHit = z.strictObject({
  kind: z.enum(['page', 'article', 'faq']),
  path: z.string(),
  title: z.string(),
  text: z.string(),
});

export const searchSite = endpoint({
  service,
  method: 'GET',
  path: '/site/search',
  access: 'public',
  status: 200,
  summary: 'Search pages, news and questions',
  query: z.strictObject({ language: Language, q: z.string().check(z.trim(), z.maxLength(80)) }),
  response: z.array(SearchHit),
  errors: [],
});
