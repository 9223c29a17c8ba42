import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { line, OptionalEmail, paragraph } from '../../shared/text.js';

const service = 'cases';

/** `revoked`: approved, and taken back since. */
export const ShareRequestState = z.enum(['open', 'approved', 'refused', 'revoked']);
export type ShareRequestState = z.infer<typeof ShareRequestState>;

/** A client's wish to pass a document on, as they see it. */
export const OwnShareRequest = z.strictObject({
  id: Id,
  state: ShareRequestState,
  recipientName: z.string(),
  askedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** Why it was refused; empty otherwise. */
  decisionReason: z.string(),
  /** Until when the recipient's link works; null without one. */
  linkEndsAt: z.nullable(Instant),
});
export type OwnShareRequest = z.infer<typeof OwnShareRequest>;

/**
 * A client's wish to pass a document on to one named person, for the firm to decide (D-089). The person is reached by phone or by
 * e-mail: one of the two must be given.
 */
export const requestShare = endpoint({
  service,
  method: 'POST',
  path: '/my/documents/:id/share-requests',
  access: 'client',
  status: 201,
  summary: 'Ask the firm to share a document with somebody',
  params: IdParams,
  body: z.strictObject({
    recipientName: line(120),
    recipientPhone: z.nullable(TypedPhone),
    recipientEmail: OptionalEmail,
    /** What the recipient is written in. */
    recipientLanguage: Language,
    reason: paragraph(1000),
  }),
  response: OwnShareRequest,
  errors: ['NOT_FOUND', 'ACTION_DISABLED'],
});

/** The same wish, as staff see it. */
export const ShareRequest = z.strictObject({
  id: Id,
  state: ShareRequestState,
  documentId: Id,
  documentTitle: z.string(),
  caseId: Id,
  caseTitle: z.string(),
  clientName: z.string(),
  recipientName: z.string(),
  recipientPhone: z.nullable(Phone),
  recipientEmail: z.nullable(z.string()),
  reason: z.string(),
  askedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedByName: z.string(),
  decisionReason: z.string(),
  /** Whether the reader may decide it. Absent from builds before: owners and admins may. */
  mayDecide: z.optional(z.boolean()),
  /** What the recipient got; null before an approval. */
  link: z.nullable(z.strictObject({ endsAt: Instant, maxOpens: z.int(), opens: z.int() })),
});
export type ShareRequest = z.infer<typeof ShareRequest>;

export const listShareRequests = endpoint({
  service,
  method: 'GET',
  path: '/share-requests',
  access: 'document:share',
  status: 200,
  summary: 'Wishes to pass documents on, newest first; undecided ones, the oldest first',
  query: z.strictObject({ ...PageQuery, state: z.optional(ShareRequestState), caseId: z.optional(Id) }),
  response: pageOf(ShareRequest),
  errors: [],
});
/** The recipient gets a link that asks for a one-time code, ends at a time and works so many times. */
export const approveShareRequest = endpoint({
  service,
  method: 'POST',
  path: '/share-requests/:id/approve',
  access: 'document:decide',
  status: 200,
  summary: 'Approve a wish: the recipient gets a link',
  params: IdParams,
  body: z.strictObject({
    days: z.int().check(z.minimum(1), z.maximum(30)),
    maxOpens: z.int().check(z.minimum(1), z.maximum(20)),
  }),
  response: ShareRequest,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNSUPPORTED_TYPE', 'DOCUMENT_EXPIRED'],
});
export const refuseShareRequest = endpoint({
  service,
  method: 'POST',
  path: '/share-requests/:id/refuse',
  access: 'document:decide',
  status: 200,
  summary: 'Refuse a wish, saying why',
  params: IdParams,
  body: z.strictObject({ reason: line(500) }),
  response: ShareRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const revokeShareRequest = endpoint({
  service,
  method: 'POST',
  path: '/share-requests/:id/revoke',
  access: 'document:decide',
  status: 200,
  summary: 'Take an approval back: the link ends at once',
  params: IdParams,
  response: ShareRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
