import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Phone } from '../../shared/phone.js';

/** Notes that a message with this word came from this phone. Whether the word is one of ours is not told: nobody needs to know. */
export const provePhone = operation({
  service: 'identity',
  pattern: 'identity.prove-phone.v1',
  input: z.strictObject({ word: z.string(), phone: Phone }),
  output: z.strictObject({}),
});
