import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';

/** An article as staff choose it: in both languages one. */
export const ArticleTitle = z.strictObject({
  /** Ties the article to itself in the other language. */
  pair: z.string(),
  title: z.strictObject({ en: z.nullable(z.string()), ar: z.nullable(z.string()) }),
  publishedAt: Instant,
});
export type ArticleTitle = z.infer<typeof ArticleTitle>;

export const listArticleTitles = endpoint({
  service: 'news',
  method: 'GET',
  path: '/editing/article-titles',
  access: 'site:write',
  status: 200,
  summary: 'Published articles by their titles, newest first',
  response: z.array(ArticleTitle),
  errors: [],
});
