import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

/** What notices about a question on a bill may say, and whether its task still waits; null when there is none. */
export const billQuestionNotice = operation({
  service: 'billing',
  pattern: 'billing.bill-question-notice.v1',
  input: z.strictObject({ questionId: Id }),
  output: z.nullable(
    z.strictObject({
      isAnswered: z.boolean(),
      /** Of the invoice that it is about. */
      number: z.string(),
      clientPath: z.string(),
      staffPath: z.string(),
    }),
  ),
});
