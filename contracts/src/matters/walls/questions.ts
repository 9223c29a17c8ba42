import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

/** Cases that somebody is kept away from, and records of them: whoever shows what is about them asks (SEC-04). */
export const walledSubjects = operation({
  service: 'cases',
  pattern: 'cases.walled-subjects.v1',
  input: z.strictObject({ personId: Id }),
  output: z.array(Id),
});
