import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';

/** The calendar of the courts or a recess changed: deadlines that stand are reckoned again. */
export const CourtCalendarChangedV1 = eventType(
  'cases.court-calendar.changed.v1',
  z.strictObject({ version: z.int() }),
  { heardBy: ['cases'] },
);
