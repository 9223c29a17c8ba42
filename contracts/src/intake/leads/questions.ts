import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { LeadStatus } from './http.js';

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
/** How far a lead has come, for whoever is about to remind of it. Null when the lead is gone. */
export const statusOfLead = operation({
  service: 'chatbot',
  pattern: 'chatbot.status-of-lead.v1',
  input: z.strictObject({ leadId: Id }),
  output: z.nullable(LeadStatus),
});
