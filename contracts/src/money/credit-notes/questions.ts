import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';

/** What the notice of a credit note may say to its client, read when it is sent; null when there is none of theirs. */
export const creditNoteNotice = operation({
  service: 'billing',
  pattern: 'billing.credit-note-notice.v1',
  input: z.strictObject({ creditNoteId: Id, clientId: Id }),
  output: z.nullable(
    z.strictObject({
      number: z.string(),
      amount: Money,
      /** What of it counted as paid before, and became its client's credit then. */
      credit: Money,
      invoice: z.strictObject({ id: Id, number: z.string() }),
      /** Left to pay on the invoice now. */
      left: Money,
      clientPath: z.string(),
    }),
  ),
});
