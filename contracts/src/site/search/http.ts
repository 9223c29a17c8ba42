import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Language } from '../../shared/language.js';

const service = 'news';

/** A text in pieces, in order; `hit` are the words that were looked for. */
export const MarkedText = z.array(z.strictObject({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

/** Where a search found something: the path with its language, in which `title` and `text`, what it says about the question, are written. */
export const SearchHit = z.strictObject({
  kind: z.enum(['page', 'article', 'faq']),
  path: z.string(),
  title: MarkedText,
  text: MarkedText,
});

export const searchSite = endpoint({
  service,
  method: 'GET',
  path: '/site/search',
  access: 'public',
  status: 200,
  summary: 'Search pages, news and questions, the best first',
  query: z.strictObject({ language: Language, q: z.string().check(z.trim(), z.maxLength(80)) }),
  response: z.array(SearchHit),
  errors: [],
});
