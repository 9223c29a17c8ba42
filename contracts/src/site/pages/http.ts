import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { OfSite } from '../../shared/language.js';
import { PublicFact } from '../facts/fact.js';
import { PublicFaq } from '../questions/question.js';
import { Page } from './page.js';

const service = 'news';

/** A page with the facts and questions that it shows. */
export const PageWithReferences = z.strictObject({
  page: Page,
  facts: z.array(PublicFact),
  faqs: z.array(PublicFaq),
  updatedAt: Instant,
});

export type PageWithReferences = z.infer<typeof PageWithReferences>;

export const getPage = endpoint({
  service,
  method: 'GET',
  path: '/site/page',
  access: 'public',
  status: 200,
  summary: 'One page of the site in a language',
  query: z.strictObject({ slug: z.string().check(z.maxLength(120)), language: OfSite }),
  response: PageWithReferences,
  errors: ['NOT_FOUND'],
});
