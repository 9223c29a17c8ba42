import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CONSENT_VERSIONS } from '../../shared/consent-version.js';
import { Language } from '../../shared/language.js';
import { CategoryId } from '../../site/categories/category.js';

const service = 'news';

/** Subscribes after confirmation; the answer is the same for known and new addresses (D-066). */
export const subscribeToNewsletter = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/subscriptions',
  access: 'public',
  status: 202,
  summary: 'Ask for the newsletter',
  body: z.strictObject({
    email: z.email().check(z.maxLength(254)),
    language: Language,
    /** Those of `GET /categories`; anything else is refused. None means all. */
    categories: z.optional(z.array(CategoryId).check(z.maxLength(200))),
    /** Of the sentence above the button. */
    consentVersion: z.enum(CONSENT_VERSIONS.newsletter),
    /** Left empty by people; filled by robots, whose requests are dropped silently. */
    website: z.optional(z.string()),
  }),
  response: z.strictObject({ status: z.literal('check-inbox') }),
  errors: ['TOO_MANY_REQUESTS'],
});

const Token = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) });

export const confirmSubscription = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/confirmations',
  access: 'public',
  status: 200,
  summary: 'Confirm a subscription',
  body: Token,
  response: z.strictObject({ status: z.literal('subscribed') }),
  errors: ['NOT_FOUND'],
});

/** One-click unsubscribe (RFC 8058). */
export const unsubscribe = endpoint({
  service,
  method: 'POST',
  path: '/newsletter/unsubscriptions',
  access: 'public',
  status: 200,
  summary: 'End a subscription',
  body: Token,
  response: z.strictObject({ status: z.literal('unsubscribed') }),
  errors: ['NOT_FOUND'],
});
