import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

/**
 * Sends a one-time code to a phone or an e-mail address that another service wants proved, under the same limits as codes for
 * signing in. `address` is the network address of whoever asked. Answers VALIDATION when codes are not sent there.
 */
export const requestProof = operation({
  service: 'identity',
  pattern: 'identity.request-proof.v1',
  input: z.strictObject({ to: z.union([Phone, z.email()]), language: Language, address: z.string() }),
  output: z.strictObject({ challengeId: z.string(), resendAfterSeconds: z.int() }),
});

/** Spends a right code and says what it proves; OTP_INVALID or TOO_MANY_REQUESTS otherwise. Worth nothing for signing in. */
export const checkProof = operation({
  service: 'identity',
  pattern: 'identity.check-proof.v1',
  input: z.strictObject({ challengeId: z.string(), code: z.string(), address: z.string() }),
  output: z.strictObject({ to: z.string() }),
});
