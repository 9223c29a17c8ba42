import * as z from 'zod/mini';

/** What somebody of the firm did in a case. */
export const WORK_KINDS = ['hearing', 'document', 'task', 'message'] as const;
export const WorkKind = z.enum(WORK_KINDS);
export type WorkKind = z.infer<typeof WorkKind>;
