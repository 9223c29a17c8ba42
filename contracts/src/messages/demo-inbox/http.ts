import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';

const service = 'notifications';

/** A message of the demo, as the person would have got it. */
export const DemoMessage = z.strictObject({
  id: Id,
  /** Phone or e-mail address. */
  to: z.string(),
  template: z.string(),
  language: Language,
  variables: z.record(z.string(), z.string()),
  body: z.string(),
  status: z.string(),
  createdAt: Instant,
});

/** The demo inbox. Not among the endpoints above: it exists in demo mode only (D-002). */
export const readDemoInbox = endpoint({
  service,
  method: 'GET',
  path: '/dev/inbox.json',
  access: 'public',
  status: 200,
  background: true,
  demo: true,
  summary: 'Messages of the demo, newest first',
  query: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
  response: z.array(DemoMessage),
  errors: [],
});
