import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Phone } from '../../shared/phone.js';

/**
 * Where people write to us by WhatsApp: the address that opens a message (its text follows, encoded) and the number, null for each
 * where we receive none. A demo has an address without a number: its inbox.
 */
export const ownNumber = operation({
  service: 'notifications',
  pattern: 'notifications.own-number.v1',
  input: z.strictObject({}),
  output: z.strictObject({ writeTo: z.nullable(z.string()), number: z.nullable(Phone) }),
});
