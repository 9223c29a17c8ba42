import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';

/** The recesses of the courts changed: deadlines that stand are reckoned again. */
export const RecessesChangedV1 = eventType('cases.recesses.changed.v1', z.strictObject({ version: z.int() }), {
  heardBy: ['cases'],
});
