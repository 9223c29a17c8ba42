import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { ProofState } from './proof.js';

/** What notices about a proof of payment may say, read when they are sent; null when there is none. */
export const proofNotice = operation({
  service: 'billing',
  pattern: 'billing.proof-notice.v1',
  input: z.strictObject({ proofId: Id }),
  output: z.nullable(z.strictObject({ state: ProofState, clientPath: z.string(), staffPath: z.string() })),
});
