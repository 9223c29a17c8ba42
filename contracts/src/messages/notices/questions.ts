import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';

/**
 * How a message stands: nobody owes one (yet), it waits until `from`, its provider has taken it, or it was given up. `stopped`: the person
 * does not want such messages.
 */
export const NoticeStanding = z.strictObject({
  state: z.enum(['none', 'waiting', 'sent', 'stopped', 'failed']),
  /** When it goes at the earliest, while it waits. */
  from: z.nullable(Instant),
});
export type NoticeStanding = z.infer<typeof NoticeStanding>;

/** How the message to a client about one sharing of a document, or about the end of it, stands (D-151). */
export const documentNoticeStanding = operation({
  service: 'notifications',
  pattern: 'notifications.document-notice-standing.v1',
  input: z.strictObject({ of: z.enum(['shared', 'hidden']), documentId: Id, sharing: z.int(), personId: Id }),
  output: NoticeStanding,
});
