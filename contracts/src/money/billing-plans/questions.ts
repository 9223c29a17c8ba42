import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

/** Whether a draft that a plan made still waits to be issued, read when the notice goes; null when it is gone. */
export const plannedDraftNotice = operation({
  service: 'billing',
  pattern: 'billing.planned-draft-notice.v1',
  input: z.strictObject({ invoiceId: Id }),
  output: z.nullable(z.strictObject({ isWaiting: z.boolean(), staffPath: z.string() })),
});
