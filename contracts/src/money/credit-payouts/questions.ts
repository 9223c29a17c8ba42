import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';

/** What notices about a payout of credit may say to its client, read when they are sent; null when there is none of theirs. */
export const creditPayoutNotice = operation({
  service: 'billing',
  pattern: 'billing.credit-payout-notice.v1',
  input: z.strictObject({ payoutId: Id, clientId: Id }),
  output: z.nullable(
    z.strictObject({ number: z.string(), amount: Money, isReversed: z.boolean(), clientPath: z.string() }),
  ),
});
