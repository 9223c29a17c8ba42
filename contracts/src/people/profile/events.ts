import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** Somebody signs in with another phone from now on: the former one is told. */
export const PhoneChangedV1 = eventType('identity.phone.changed.v1', z.strictObject({ personId: Id, at: Instant }), {
  heardBy: ['notifications'],
});
