import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/**
 * A message about something in a case did not arrive, whichever way it took, nobody has known for an hour whether it did, or (of hearings) has not been seen a day later. Whether the
 * person is a client is for cases to say.
 */
export const NoticeMissedV1 = eventType(
  'notifications.notice.missed.v1',
  z.strictObject({ noticeId: Id, caseId: Id, personId: Id }),
  { heardBy: ['cases'] },
);

/** It has arrived after all, was sent again or is not needed any more. */
export const NoticeMendedV1 = eventType('notifications.notice.mended.v1', z.strictObject({ noticeId: Id }), {
  heardBy: ['cases'],
});
