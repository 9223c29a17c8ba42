import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CONSENT_VERSIONS } from '../../shared/consent-version.js';
import { IdParams, Instant } from '../../shared/id.js';
import { QuietHours } from './quiet-hours.js';
import { MessageChannel, MessageTopic } from './topics.js';

const service = 'identity';

/** `hours`: those that hold; `changedAt` null: the person never said, so they are the firm's `usual` ones. Null is none. */
const Quiet = z.strictObject({
  hours: z.nullable(QuietHours),
  usual: z.nullable(QuietHours),
  changedAt: z.nullable(Instant),
});

/** What somebody said of one topic and channel; `changedAt` null: they never said, what is usual holds. `fixed`: nobody can change it. */
const Wish = z.strictObject({
  topic: MessageTopic,
  channel: MessageChannel,
  wanted: z.boolean(),
  fixed: z.boolean(),
  changedAt: z.nullable(Instant),
});

/**
 * Which messages the firm may send to a person on its own initiative, by what they are about and how they come (NOT-04, PORT-08). Only
 * what can reach them is named: e-mail once their address is verified, matters of the office for staff. Codes they ask for and warnings
 * about their account always go.
 */
export const OwnMessages = z.strictObject({
  wishes: z.array(Wish),
  emailOffered: z.boolean(),
  /** The way that is tried first. */
  first: MessageChannel,
  quiet: Quiet,
});
export type OwnMessages = z.infer<typeof OwnMessages>;

export const getOwnMessages = endpoint({
  service,
  method: 'GET',
  path: '/my/messages',
  access: 'signed-in',
  status: 200,
  summary: 'Which messages the person wants, and how',
  response: OwnMessages,
  errors: [],
});

/** Notes the wish with when and how it was said (D-141). Refused for what is not offered to them or cannot be changed. */
export const setOwnMessages = endpoint({
  service,
  method: 'PUT',
  path: '/my/messages',
  access: 'signed-in',
  status: 200,
  summary: 'Say whether the person wants messages about a topic by a channel',
  body: z.strictObject({
    topic: MessageTopic,
    channel: MessageChannel,
    wanted: z.boolean(),
    /** Version of the text that stood beside the choice. */
    consentVersion: z.enum(CONSENT_VERSIONS.messages),
  }),
  response: OwnMessages,
  errors: ['VALIDATION'],
});

/** The others follow in their usual order (NOT-09). Refused for a way that does not reach the person. */
export const setOwnFirstChannel = endpoint({
  service,
  method: 'PUT',
  path: '/my/first-channel',
  access: 'signed-in',
  status: 200,
  summary: 'Say by which way messages are tried first',
  body: z.strictObject({ channel: MessageChannel }),
  response: OwnMessages,
  errors: ['VALIDATION'],
});

/** News of a hearing on the same day, codes and warnings go at any hour all the same (NOT-10). */
export const setOwnQuietHours = endpoint({
  service,
  method: 'PUT',
  path: '/my/quiet-hours',
  access: 'signed-in',
  status: 200,
  summary: 'Say when the person is sent nothing that can wait',
  body: z.strictObject({ hours: z.nullable(QuietHours) }),
  response: OwnMessages,
  errors: [],
});

/**
 * What of the firm's messages a client gets or has stopped. `how`: where the wish was said; `text`: version of the text beside it, null
 * where none was kept.
 */
export const ClientMessages = z.strictObject({
  wishes: z.array(z.extend(Wish, { how: z.nullable(z.enum(['portal'])), text: z.nullable(z.string()) })),
  emailOffered: z.boolean(),
  quiet: Quiet,
});
export type ClientMessages = z.infer<typeof ClientMessages>;

/** For staff to read only: the wish is the client's own (D-141). */
export const getClientMessages = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/messages',
  access: 'client:read',
  status: 200,
  summary: 'Which messages a client has stopped, and when they want none',
  params: IdParams,
  response: ClientMessages,
  errors: ['NOT_FOUND'],
});
