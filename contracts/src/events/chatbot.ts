import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { eventType } from './event.js';

export const LeadReceivedV1 = eventType(
  'chatbot.lead.received.v1',
  z.strictObject({ leadId: Id, reference: z.string(), area: z.string(), respondBy: Instant }),
);
