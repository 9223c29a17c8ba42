import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';

/** What somebody agreed to when they asked for a consultation (OFF-03, PUB-17). */
export const LeadConsent = z.strictObject({
  leadId: Id,
  reference: z.string(),
  /** Page whose form was sent. */
  source: z.string(),
  /** Version of the text that stood beside the box. */
  text: z.string(),
  givenAt: Instant,
  /** Staff said that this client wrote it; otherwise it came from the phone that they proved to hold. */
  linked: z.boolean(),
});
export type LeadConsent = z.infer<typeof LeadConsent>;

/** Of requests that became this client, and of those that came from the phone they proved to hold; newest first. */
export const listClientLeadConsents = endpoint({
  service: 'chatbot',
  method: 'GET',
  path: '/clients/:id/consents',
  access: 'lead:read',
  status: 200,
  summary: 'What a client agreed to with their requests for a consultation',
  params: IdParams,
  response: z.array(LeadConsent),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
