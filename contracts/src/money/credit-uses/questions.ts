import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';

/** What the notice of credit that paid an invoice may say, read when it is sent; null when it never did, or the invoice is another client's. */
export const creditUseNotice = operation({
  service: 'billing',
  pattern: 'billing.credit-use-notice.v1',
  input: z.strictObject({ useId: Id, invoiceId: Id, clientId: Id }),
  output: z.nullable(
    z.strictObject({
      amount: Money,
      invoiceNumber: z.string(),
      /** Left to pay on the invoice now. */
      left: Money,
      isReversed: z.boolean(),
      clientPath: z.string(),
    }),
  ),
});
