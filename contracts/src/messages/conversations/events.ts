import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id, Instant } from '../../shared/id.js';

/** `messageId`: the first that was not read. */
const of = { conversationId: Id, messageId: Id, personId: Id, caseId: z.nullable(Id) };

/** The firm answered somebody who had written by WhatsApp: it goes out there (PORT-06). `replyTo`: what they had written. */
export const AnsweredByWhatsappV1 = eventType(
  'chatbot.conversation.answered-by-whatsapp.v1',
  z.strictObject({ conversationId: Id, messageId: Id, personId: Id, replyTo: Id }),
  { heardBy: ['chatbot'] },
);

/** A client, or somebody for them, wrote, and for a while nobody of the firm has read it (PORT-06). Told once until somebody does. */
export const ClientWaitsV1 = eventType('chatbot.conversation.client-waits.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});

/** The firm wrote, and for a while the client has not read it. Told once until they do. */
export const FirmWaitsV1 = eventType('chatbot.conversation.firm-waits.v1', z.strictObject(of), {
  heardBy: ['notifications'],
});

/** Somebody of the firm (`personId`) answered what a client wrote about a case: billing suggests to them to record their time (BILL-15). */
export const ClientAnsweredV1 = eventType(
  'chatbot.conversation.client-answered.v1',
  z.strictObject({ conversationId: Id, caseId: Id, personId: Id, at: Instant }),
  { heardBy: ['billing'] },
);
