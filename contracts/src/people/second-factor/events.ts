import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** An owner took the second factor of a member of staff who lost it or had none, and gave them a set-up code. */
export const SecondFactorResetV1 = eventType(
  'identity.second-factor.reset.v1',
  /** `hadFactor`: false for who had none and was given a set-up code. Absent from builds before: true. */
  z.strictObject({ personId: Id, by: Id, at: Instant, hadFactor: z.optional(z.boolean()) }),
  { heardBy: ['notifications'] },
);

/** A member of staff has another way to confirm who they are, or one less. */
export const SecondFactorChangedV1 = eventType(
  'identity.second-factor.changed.v1',
  z.strictObject({
    personId: Id,
    at: Instant,
    change: z.enum(['passkey_added', 'passkey_removed', 'authenticator_set_up']),
  }),
  { heardBy: ['notifications'] },
);
