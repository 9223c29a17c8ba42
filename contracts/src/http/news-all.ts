import { LIST_AUDIT } from './audit.js';
import type { Endpoint } from './endpoint.js';
import { newsEndpoints } from './news.js';
import { newsAttorneyEndpoints } from './news-attorneys.js';
import { newsCategoryEndpoints } from './news-categories.js';
import { newsImageEndpoints } from './news-images.js';
import { newsPageEndpoints } from './news-pages.js';
import { newsReferenceEndpoints } from './news-references.js';

/** Every endpoint of the news service: what the public reads, and how staff edit it. */
export const allNewsEndpoints: readonly Endpoint[] = [
  ...newsEndpoints,
  ...newsCategoryEndpoints,
  ...newsImageEndpoints,
  ...newsAttorneyEndpoints,
  ...newsReferenceEndpoints,
  ...newsPageEndpoints,
  LIST_AUDIT.news,
];
