import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/** A client's name or reachability changed: copies elsewhere are stale. */
export const ClientChangedV1 = eventType('identity.client.changed.v1', z.strictObject({ clientId: Id }), {
  heardBy: ['billing', 'cases'],
});
