import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

/** What notices about a message may say, and whom of the firm they are for; null when the conversation is gone. */
export const messageNotice = operation({
  service: 'chatbot',
  pattern: 'chatbot.message-notice.v1',
  input: z.strictObject({ conversationId: Id, messageId: Id }),
  output: z.nullable(
    z.strictObject({
      /** The other side has not read it. */
      isUnread: z.boolean(),
      assigneeId: z.nullable(Id),
      /** Staff who read the conversation by themselves: the team of its case. */
      readers: z.array(Id),
      clientPath: z.string(),
      staffPath: z.string(),
    }),
  ),
});
