import * as z from 'zod/mini';
import { Id } from '../shared/id.js';
import { eventType } from './event.js';

export const OfficeProfileChangedV1 = eventType('news.office-profile.changed.v1', z.strictObject({ version: z.int() }));
/** Somebody asked for the newsletter and has to confirm the address. */
export const SubscriptionRequestedV1 = eventType(
  'news.subscription.requested.v1',
  z.strictObject({ subscriptionId: Id, request: z.int() }),
);
