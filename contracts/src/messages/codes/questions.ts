import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

/**
 * Sends a one-time code at once, to a phone by WhatsApp, or by a text message where WhatsApp does not take it, or to an e-mail address. The code travels only in this call: it is in no
 * queue, log or database of the product. Never repeated by itself; the person asks again (REL-02).
 */
export const sendCode = operation({
  service: 'notifications',
  pattern: 'notifications.send-code.v1',
  input: z.strictObject({
    to: z.union([Phone, z.email()]),
    code: z.string(),
    language: Language,
    challengeId: z.string(),
    /** It proves that somebody reads WhatsApp at the phone: no other way may take it. */
    whatsappOnly: z.optional(z.boolean()),
  }),
  output: z.strictObject({ accepted: z.boolean() }),
});
