import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { FundMovementKind, ReversibleKind } from './http.js';

/** What the notice of a movement of client money may say to its client, read when it is sent; null when there is none of theirs. */
export const fundMovementNotice = operation({
  service: 'billing',
  pattern: 'billing.fund-movement-notice.v1',
  input: z.strictObject({ movementId: Id, clientId: Id }),
  output: z.nullable(
    z.strictObject({
      number: z.string(),
      kind: FundMovementKind,
      amount: Money,
      /** Of a transfer, `left` is what is left to pay on it now; null where it is another client's, too. */
      invoice: z.nullable(z.strictObject({ number: z.string(), left: Money })),
      /** Of a reversal. */
      reverses: z.nullable(z.strictObject({ id: Id, number: z.string(), kind: ReversibleKind })),
      isReversed: z.boolean(),
      clientPath: z.string(),
    }),
  ),
});
