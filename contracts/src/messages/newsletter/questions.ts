import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { CategoryId } from '../../site/categories/category.js';

/** Which subscriptions there are of the addresses of somebody who is to be forgotten, ended ones too (PORT-08). */
export const subscriptionsOf = operation({
  service: 'news',
  pattern: 'news.subscriptions-of.v1',
  input: z.strictObject({ emails: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(50)) }),
  output: z.array(Id),
});

/**
 * Where the confirmation of a newsletter request goes, with the addresses to put into it. Null when it was confirmed, withdrawn or
 * asked for again meanwhile.
 */
export const reachOfSubscription = operation({
  service: 'news',
  pattern: 'news.reach-of-subscription.v1',
  input: z.strictObject({ subscriptionId: Id, request: z.int() }),
  output: z.nullable(
    z.strictObject({ email: z.email(), language: Language, confirmUrl: z.string(), unsubscribeUrl: z.string() }),
  ),
});

/** Confirmed subscriptions to a category in a language, a part at a time: `next` begins the next one, null at the end. */
export const subscribersTo = operation({
  service: 'news',
  pattern: 'news.subscribers-to.v1',
  input: z.strictObject({ language: Language, category: CategoryId, after: z.nullable(Id) }),
  output: z.strictObject({ ids: z.array(Id).check(z.maxLength(200)), next: z.nullable(Id) }),
});

/** Where the newsletter of a confirmed subscription goes, and how it is ended. Null when it was ended meanwhile. */
export const reachOfSubscriber = operation({
  service: 'news',
  pattern: 'news.reach-of-subscriber.v1',
  input: z.strictObject({ subscriptionId: Id }),
  output: z.nullable(z.strictObject({ email: z.email(), language: Language, unsubscribeUrl: z.string() })),
});
