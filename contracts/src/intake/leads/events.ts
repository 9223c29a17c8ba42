import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** A request for a consultation came: a new lead, or a further request that adds to the lead of its number (D-058); `leadId` is the request's. */
export const LeadReceivedV1 = eventType(
  'chatbot.lead.received.v1',
  z.strictObject({
    ...{ leadId: Id, reference: z.string(), area: z.string(), respondBy: Instant },
    /** Who takes care of its lead; absent for nobody, and from builds before. */
    ownerId: z.optional(Id),
  }),
  { heardBy: ['notifications'] },
);
/** A lead was given to a member of the staff, or taken from everybody (null): by a colleague, by themselves, or because its sender asked for them (null). */
export const LeadGivenV1 = eventType(
  'chatbot.lead.given.v1',
  z.strictObject({ leadId: Id, reference: z.string(), ownerId: z.nullable(Id), by: z.nullable(Id) }),
  { heardBy: ['cases', 'notifications'] },
);
/**
 * A lead that nobody has answered when half of the promised time is over, and when all of it is (D-031, LEAD-09). The reference is that of
 * the request that waits longest: its own or that of a further one (D-058).
 */
export const LeadWaitingV1 = eventType(
  'chatbot.lead.waiting.v1',
  z.strictObject({
    ...{ leadId: Id, reference: z.string(), respondBy: Instant, step: z.enum(['half', 'due']) },
    /** Who takes care of it; absent for nobody, and from builds before. */
    ownerId: z.optional(Id),
  }),
  { heardBy: ['cases', 'notifications'] },
);
/** Somebody of the firm took a lead up, whatever came of it: nobody waits for what was promised any more. Another promise may be owed (D-058). */
export const LeadAnsweredV1 = eventType('chatbot.lead.answered.v1', z.strictObject({ leadId: Id }), {
  heardBy: ['cases'],
});
