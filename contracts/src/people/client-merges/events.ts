import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const merge = z.strictObject({ mergeId: Id, keptId: Id, mergedId: Id, by: Id });
const heardBy = ['billing', 'cases', 'chatbot'] as const;

/** Two records of one client became one (LEAD-08): what hangs on `mergedId` belongs to `keptId` from now on. */
export const ClientsMergedV1 = eventType('identity.client.merged.v1', merge, { heardBy: [...heardBy] });

/** The merge was taken back: what it moved goes back, and nothing else. May arrive before the merge itself. */
export const ClientMergeUndoneV1 = eventType('identity.client.merge-undone.v1', merge, { heardBy: [...heardBy] });
