import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';

/** Which cases of a person the firm has, for whoever decides what of them may be erased (PORT-08). `lastChangedAt`: of those that are closed. */
export const casesOfPerson = operation({
  service: 'cases',
  pattern: 'cases.cases-of-person.v1',
  input: z.strictObject({ personId: Id }),
  output: z.strictObject({ open: z.int(), closed: z.int(), lastChangedAt: z.nullable(Instant) }),
});
