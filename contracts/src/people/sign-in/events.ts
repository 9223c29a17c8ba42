import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** Somebody signed in from a browser they had not signed in from before; not told of the very first sign-in. */
export const SignedInFromNewDeviceV1 = eventType(
  'identity.sign-in.from-new-device.v1',
  z.strictObject({ personId: Id, at: Instant }),
  { heardBy: ['notifications'] },
);
