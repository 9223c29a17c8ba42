import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

/** How the sender of a request can be answered, and with which reference. Null when the lead is gone. */
export const reachOfLead = operation({
  service: 'chatbot',
  pattern: 'chatbot.reach-of-lead.v1',
  input: z.strictObject({ leadId: Id }),
  output: z.nullable(
    z.strictObject({
      name: z.string(),
      phone: Phone,
      email: z.nullable(z.string()),
      language: Language,
      reference: z.string(),
    }),
  ),
});
/**
 * By when an answer was promised to the sender of a lead, for whoever is about to remind of it (null once it was answered), and by whom. A further
 * request is asked about by its lead. Null as a whole when the lead is gone.
 */
export const promiseOfLead = operation({
  service: 'chatbot',
  pattern: 'chatbot.promise-of-lead.v1',
  input: z.strictObject({ leadId: Id }),
  output: z.nullable(
    z.strictObject({
      respondBy: z.nullable(Instant),
      /** Who takes care of the lead; absent for nobody, and from builds before. */
      ownerId: z.optional(Id),
    }),
  ),
});
