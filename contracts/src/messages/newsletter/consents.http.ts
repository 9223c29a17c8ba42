import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { CategoryId } from '../../site/categories/category.js';

/** A client's subscription to the newsletter: asked for, confirmed from the mailbox, ended (OFF-03, NEWS-08). */
export const NewsletterConsent = z.strictObject({
  email: z.string(),
  language: Language,
  /** Topics chosen; none means all. */
  categories: z.array(CategoryId),
  /** Version of the text above the button. */
  text: z.string(),
  askedAt: Instant,
  /** It counts from here; null: the mailbox never answered. */
  givenAt: z.nullable(Instant),
  withdrawnAt: z.nullable(Instant),
});
export type NewsletterConsent = z.infer<typeof NewsletterConsent>;

/** Of the address that the client proved to read; `verified` false: there is none, and nobody can say. */
export const getClientNewsletterConsent = endpoint({
  service: 'news',
  method: 'GET',
  path: '/clients/:id/consents',
  access: 'client:read',
  status: 200,
  summary: "A client's subscription to the newsletter",
  params: IdParams,
  response: z.strictObject({ verified: z.boolean(), subscription: z.nullable(NewsletterConsent) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
