import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';
import { WorkKind } from './work.js';

/**
 * Somebody of the firm held a hearing, put a document into a case or did a task of it: billing suggests to them to record their time
 * (BILL-15). `subjectId` is the hearing's, the document's, the task's; told again, it is the same work.
 */
export const WorkDoneV1 = eventType(
  'cases.work.done.v1',
  z.strictObject({ kind: WorkKind, subjectId: Id, caseId: Id, personId: Id, at: Instant }),
  { heardBy: ['billing'] },
);
