import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** An owner took the second factor of a member of staff who lost it. */
export const SecondFactorResetV1 = eventType(
  'identity.second-factor.reset.v1',
  z.strictObject({ personId: Id, by: Id, at: Instant }),
  { heardBy: ['notifications'] },
);
