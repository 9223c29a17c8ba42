import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** Somebody asked for the newsletter and has to confirm the address. */
export const SubscriptionRequestedV1 = eventType(
  'news.subscription.requested.v1',
  z.strictObject({ subscriptionId: Id, request: z.int() }),
  { heardBy: ['notifications'] },
);
