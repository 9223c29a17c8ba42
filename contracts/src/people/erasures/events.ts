import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** Somebody wants to be forgotten: owners are told. */
export const ErasureAskedV1 = eventType('identity.erasure.asked.v1', z.strictObject({ erasureId: Id, personId: Id }), {
  heardBy: ['notifications'],
});

/** The firm decided: the person is told. */
export const ErasureDecidedV1 = eventType(
  'identity.erasure.decided.v1',
  z.strictObject({
    erasureId: Id,
    personId: Id,
    decision: z.enum(['accepted', 'refused']),
    eraseAt: z.nullable(Instant),
  }),
  { heardBy: ['notifications'] },
);

/** What could be erased of a person is erased here: other services erase theirs. */
export const PersonErasedV1 = eventType('identity.person.erased.v1', z.strictObject({ personId: Id }), {
  heardBy: ['cases', 'chatbot', 'billing'],
});

/** A subscription of somebody who was erased goes too. It is named by its id: the address is not known here any more. */
export const SubscriberErasedV1 = eventType('identity.subscriber.erased.v1', z.strictObject({ subscriptionId: Id }), {
  heardBy: ['news'],
});
