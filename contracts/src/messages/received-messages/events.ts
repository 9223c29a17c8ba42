import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

/**
 * Somebody wrote to us. `personIds`: everyone whose number it came from, none where nobody knows it. What it says is asked by
 * `receivedMessage`: no words of a person travel in an event.
 */
export const MessageReceivedV1 = eventType(
  'notifications.message.received.v1',
  z.strictObject({ receivedMessageId: Id, personIds: z.array(Id) }),
  { heardBy: ['chatbot'] },
);
