import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

const Ids = z.array(Id).check(z.maxLength(200));

/** Staff who should hear of something, by permission. */
export const staffWithPermission = operation({
  service: 'identity',
  pattern: 'identity.staff-with-permission.v1',
  input: z.strictObject({ permission: z.string() }),
  output: Ids,
});
