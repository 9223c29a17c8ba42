import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { FundRequestState } from './request.js';

/** What the notice of a request for a deposit may say, read when it is sent; null when there is none. */
export const fundRequestNotice = operation({
  service: 'billing',
  pattern: 'billing.fund-request-notice.v1',
  input: z.strictObject({ requestId: Id }),
  output: z.nullable(
    z.strictObject({ state: FundRequestState, left: Money, dueDay: z.string(), clientPath: z.string() }),
  ),
});

/** What the notice of a low balance may say; null when the threshold is gone. */
export const fundsLowNotice = operation({
  service: 'billing',
  pattern: 'billing.funds-low-notice.v1',
  input: z.strictObject({ thresholdId: Id }),
  output: z.nullable(z.strictObject({ isLow: z.boolean(), staffPath: z.string(), casePath: z.nullable(z.string()) })),
});
