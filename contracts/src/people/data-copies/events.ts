import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** A copy of somebody's data is ready for them until a moment. */
export const DataCopyReadyV1 = eventType(
  'identity.data-copy.ready.v1',
  z.strictObject({ copyId: Id, personId: Id, until: Instant }),
  { heardBy: ['notifications'] },
);
