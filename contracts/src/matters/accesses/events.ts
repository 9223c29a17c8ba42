import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** Somebody tried again and again to open documents of others, and their session was ended (D-097). */
export const SessionEndedForViolationsV1 = eventType(
  'cases.session.ended-for-violations.v1',
  z.strictObject({ personId: Id, at: Instant }),
  { heardBy: ['notifications'] },
);
