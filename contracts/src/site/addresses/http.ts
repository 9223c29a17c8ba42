import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { Language, OfSite } from '../../shared/language.js';

const service = 'news';

/** Addresses for the sitemap: the path in each language that it exists in, without the language's prefix, and the last change. */
export const listAddresses = endpoint({
  service,
  method: 'GET',
  path: '/site/addresses',
  access: 'public',
  status: 200,
  summary: 'Addresses of all public pages and articles',
  response: z.array(
    z.strictObject({
      paths: z.record(OfSite, z.nullable(z.string())),
      updatedAt: Instant,
      news: z.nullable(z.strictObject({ title: z.string(), publishedAt: Instant, language: Language })),
    }),
  ),
  errors: [],
});
