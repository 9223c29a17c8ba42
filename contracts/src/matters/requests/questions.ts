import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { RequestState } from './request.js';

/** What notices about a request may say, read when they are sent; null when it is gone, or when the client named is not, or no longer, to learn of it. */
export const requestNotice = operation({
  service: 'cases',
  pattern: 'cases.request-notice.v1',
  input: z.strictObject({ requestId: Id, clientId: z.optional(Id) }),
  output: z.nullable(
    z.strictObject({
      state: RequestState,
      /** How many things wait for the client. */
      waiting: z.int(),
      staffPath: z.string(),
      clientPath: z.string(),
    }),
  ),
});
