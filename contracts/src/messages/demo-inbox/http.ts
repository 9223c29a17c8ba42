import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { TypedPhone } from '../../shared/phone.js';
import { MessageChannel } from '../preferences/topics.js';

const service = 'notifications';

/** A message of the demo, as the person would have got it. */
export const DemoMessage = z.strictObject({
  id: Id,
  /** Phone or e-mail address. */
  to: z.string(),
  channel: MessageChannel,
  template: z.string(),
  language: Language,
  variables: z.record(z.string(), z.string()),
  body: z.string(),
  status: z.string(),
  /** Buttons below it, which come back to the firm when they are pressed. */
  buttons: z.array(z.strictObject({ title: z.string(), payload: z.string() })),
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

/** Plays somebody who writes to the firm by WhatsApp, in demo mode only: the message goes the way that one from the provider goes. */
export const writeToDemo = endpoint({
  service,
  method: 'POST',
  path: '/dev/inbox/received',
  access: 'public',
  status: 204,
  demo: true,
  summary: 'Write to the demo as a telephone would',
  body: z.strictObject({
    from: TypedPhone,
    text: z.string().check(z.maxLength(4096)),
    /** Of a button or a line of a list that was tapped. */
    payload: z.optional(z.string().check(z.maxLength(200))),
  }),
  errors: [],
});
