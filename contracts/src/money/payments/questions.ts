import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';

/** What notices about a payment may say, read when they are sent; null when there is none. */
export const paymentNotice = operation({
  service: 'billing',
  pattern: 'billing.payment-notice.v1',
  input: z.strictObject({ paymentId: Id }),
  output: z.nullable(
    z.strictObject({ number: z.string(), amount: Money, isVoided: z.boolean(), clientPath: z.string() }),
  ),
});
