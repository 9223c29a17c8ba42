import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

const Ids = z.array(Id).check(z.maxLength(200));

/** Clients whose folded name contains the text: lets another service search its records by client. At most 200 ids. */
export const findClientIds = operation({
  service: 'identity',
  pattern: 'identity.find-client-ids.v1',
  input: z.strictObject({ search: z.string().check(z.maxLength(64)) }),
  output: Ids,
});
