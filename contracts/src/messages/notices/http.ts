import * as z from 'zod/mini';
import { NOTICE_FAMILIES } from '../../derived/notice-families.js';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { MessageChannel } from '../preferences/topics.js';

const service = 'notifications';

export const NoticeState = z.enum(['pending', 'sending', 'sent', 'unknown', 'failed', 'suppressed', 'cancelled']);

/** What a message tells: each is a file of `services/notifications/src/kinds`. */
export const NoticeFamily = z.enum(NOTICE_FAMILIES);

/** How far a message came: its state, and of what was sent what the provider told since. */
export const NoticeProgress = z.enum([...NoticeState.options, 'delivered', 'read']);

/** A message owed to a person, as the delivery log shows it. */
export const Notice = z.strictObject({
  id: Id,
  family: NoticeFamily,
  /** Whom it goes to; null for people without an account. `name` is null where nobody can be named now. */
  personId: z.nullable(Id),
  name: z.nullable(z.string()),
  isClient: z.boolean(),
  /** The documents it tells of, at most three of them; without a title when it cannot be told or may not be. */
  documents: z.array(z.strictObject({ id: Id, title: z.nullable(z.string()) })),
  documentCount: z.int(),
  caseId: z.nullable(Id),
  caseNumber: z.nullable(z.string()),
  /** Reference of the request it is about. */
  reference: z.nullable(z.string()),
  channel: MessageChannel,
  language: Language,
  state: NoticeState,
  reason: z.nullable(z.string()),
  attempts: z.int(),
  /** When the provider said so. */
  deliveredAt: z.nullable(Instant),
  readAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});

export const listNotices = endpoint({
  service,
  method: 'GET',
  path: '/notices',
  access: 'notice:read',
  status: 200,
  summary: 'Delivery log, newest first',
  query: z.strictObject({
    ...PageQuery,
    state: z.optional(NoticeProgress),
    family: z.optional(NoticeFamily),
    /** Beginnings of a client's name. */
    search: z.optional(z.string().check(z.maxLength(64))),
    /** Those to one person. */
    personId: z.optional(Id),
  }),
  response: pageOf(Notice),
  errors: ['UNAVAILABLE'],
});

/** How long it took, in milliseconds: half of them, and nineteen of twenty, were as fast; null: there was none. */
const Took = z.nullable(z.strictObject({ medianMs: z.int(), p95Ms: z.int() }));

/** How a channel does: what waits, and what became of what was owed in the last 24 hours. */
export const ChannelFigures = z.strictObject({
  channel: MessageChannel,
  /** Due now, being sent among them, and since when the oldest is. */
  due: z.int(),
  dueSince: z.nullable(Instant),
  /** Held until later: quiet hours, batches, tries to come. */
  later: z.int(),
  sent: z.int(),
  /** Of those sent; what was read arrived. */
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
  /** From when it was due until it was handed over, and from then until it arrived. */
  toSend: Took,
  toArrive: Took,
});

export const getNoticeFigures = endpoint({
  service,
  method: 'GET',
  path: '/notices/figures',
  access: 'notice:read',
  status: 200,
  background: true,
  summary: 'How the channels of messages do',
  response: z.strictObject({ channels: z.array(ChannelFigures) }),
  errors: [],
});

/** Sends again a notice that failed or whose outcome is unknown; a person decided it. */
export const resendNotice = endpoint({
  service,
  method: 'POST',
  path: '/notices/:id/resend',
  access: 'notice:write',
  status: 200,
  summary: 'Send a notice again',
  params: z.strictObject({ id: Id }),
  response: Notice,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
