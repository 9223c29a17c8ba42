import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

export const LeadReceivedV1 = eventType(
  'chatbot.lead.received.v1',
  z.strictObject({ leadId: Id, reference: z.string(), area: z.string(), respondBy: Instant }),
  { heardBy: ['notifications'] },
);
/** A lead that nobody has answered when half of the promised time is over, and when all of it is (D-031, LEAD-09). */
export const LeadWaitingV1 = eventType(
  'chatbot.lead.waiting.v1',
  z.strictObject({ leadId: Id, reference: z.string(), respondBy: Instant, step: z.enum(['half', 'due']) }),
  { heardBy: ['cases', 'notifications'] },
);
/** Somebody of the firm took a new lead up, whatever came of it: nobody waits for an answer any more. */
export const LeadAnsweredV1 = eventType('chatbot.lead.answered.v1', z.strictObject({ leadId: Id }), {
  heardBy: ['cases'],
});
