import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { UPLOAD_REFUSALS } from '../../http/upload-refusals.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { paragraph } from '../../shared/text.js';
import {
  Attachment,
  ConversationCase,
  ConversationState,
  Delivery,
  FileOfConversation,
  MAX_ATTACHMENT_BYTES,
  MessagesQuery,
  message,
  messagesOf,
  ReadUpTo,
  Written,
} from './conversation.js';

const service = 'chatbot';
const Named = z.strictObject({ id: Id, name: z.string() });

/** A message, or a note that only staff read. */
export const StaffMessage = z.strictObject({
  ...message,
  isNote: z.boolean(),
  by: z.enum(['client', 'firm', 'system']),
  author: z.nullable(Named),
  /** Of what the firm wrote by WhatsApp; null for everything else, and while nobody can say. */
  delivery: z.nullable(Delivery),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

/** A conversation as staff see it (PORT-06). */
export const Conversation = z.strictObject({
  id: Id,
  person: Named,
  case: z.nullable(ConversationCase),
  state: ConversationState,
  assignee: z.nullable(Named),
  lastAt: Instant,
  /** The beginning of the latest message. */
  lastText: z.string(),
  lastBy: z.enum(['client', 'firm']),
  /** Messages of the client that nobody of the firm has read. */
  unread: z.int(),
  version: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Which conversations of the inbox; all but `closed` are open. */
export const InboxFilter = z.enum(['open', 'mine', 'unassigned', 'unread', 'closed']);
export type InboxFilter = z.infer<typeof InboxFilter>;

export const listConversations = endpoint({
  service,
  method: 'GET',
  path: '/conversations',
  access: 'conversation:read',
  status: 200,
  summary: 'Conversations that the caller may read, what was written last first; searched by client and by words',
  query: z.strictObject({
    ...PageQuery,
    filter: z._default(InboxFilter, 'open'),
    /** By when something was written last; Today shows first what was left longest since. */
    sort: sortBy('lastAt'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** All of a client or a case, whatever their state. */
    personId: z.optional(Id),
    caseId: z.optional(Id),
  }),
  response: pageOf(Conversation),
  errors: ['UNAVAILABLE'],
});
export const countUnread = endpoint({
  service,
  method: 'GET',
  path: '/conversations/unread',
  access: 'conversation:read',
  status: 200,
  background: true,
  summary: 'How many conversations wait to be read',
  response: z.strictObject({ count: z.int() }),
  errors: ['UNAVAILABLE'],
});
export const listAssignees = endpoint({
  service,
  method: 'GET',
  path: '/conversations/assignees',
  access: 'conversation:read',
  status: 200,
  summary: 'Staff who may take care of conversations',
  response: z.array(Named),
  errors: ['UNAVAILABLE'],
});
export const getConversation = endpoint({
  service,
  method: 'GET',
  path: '/conversations/:id',
  access: 'conversation:read',
  status: 200,
  summary: 'One conversation',
  params: IdParams,
  response: Conversation,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const listMessages = endpoint({
  service,
  method: 'GET',
  path: '/conversations/:id/messages',
  access: 'conversation:read',
  status: 200,
  summary: 'The latest messages and notes of a conversation, or those before one of them',
  params: IdParams,
  query: MessagesQuery,
  response: messagesOf(StaffMessage),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** Null where the client wrote in the portal last, outside of the 24 hours, and while nobody can say (NOT-03). */
export const whatsappWindow = endpoint({
  service,
  method: 'GET',
  path: '/conversations/:id/whatsapp',
  access: 'conversation:read',
  status: 200,
  summary: 'Until when an answer goes out by WhatsApp, as it is written',
  params: IdParams,
  response: z.strictObject({ openUntil: z.nullable(Instant) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/**
 * There is one conversation per client and case: it goes on in the one that is there. Begun by whoever works on cases: who only answers
 * requests knows of no clients.
 */
export const beginConversation = endpoint({
  service,
  method: 'POST',
  path: '/conversations',
  access: 'case:read',
  status: 201,
  idempotent: true,
  summary: 'Write to a client about a case, or about no case',
  body: z.strictObject({ personId: Id, caseId: z.nullable(Id), message: Written }),
  response: Conversation,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const replyInConversation = endpoint({
  service,
  method: 'POST',
  path: '/conversations/:id/messages',
  access: 'conversation:write',
  status: 201,
  idempotent: true,
  summary: 'Answer; who answers takes care from then on, where nobody did. CONFLICT for a closed conversation',
  params: IdParams,
  body: Written,
  response: StaffMessage,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const noteInConversation = endpoint({
  service,
  method: 'POST',
  path: '/conversations/:id/notes',
  access: 'conversation:write',
  status: 201,
  idempotent: true,
  summary: 'Note something that the client never reads',
  params: IdParams,
  body: z.strictObject({ text: paragraph(4000).check(z.minLength(1)) }),
  response: StaffMessage,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const readConversation = endpoint({
  service,
  method: 'POST',
  path: '/conversations/:id/read',
  access: 'conversation:read',
  background: true,
  status: 204,
  summary: 'Say up to which message it was read',
  params: IdParams,
  body: ReadUpTo,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const assignConversation = endpoint({
  service,
  method: 'PUT',
  path: '/conversations/:id/assignee',
  access: 'conversation:write',
  status: 200,
  summary: 'Say who of the staff takes care of it',
  params: IdParams,
  body: z.strictObject({ assigneeId: z.nullable(Id), version: z.int() }),
  response: Conversation,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const moveConversation = endpoint({
  service,
  method: 'PUT',
  path: '/conversations/:id/state',
  access: 'conversation:write',
  status: 200,
  summary: 'Close a conversation, or open it again',
  params: IdParams,
  body: z.strictObject({ to: ConversationState, version: z.int() }),
  response: Conversation,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const sendFile = endpoint({
  service,
  method: 'POST',
  path: '/message-files',
  access: 'conversation:write',
  status: 201,
  summary: 'Send a photo or PDF that will go with an answer',
  multipart: { maxFileBytes: MAX_ATTACHMENT_BYTES },
  response: Attachment,
  errors: UPLOAD_REFUSALS,
});
/** Each look stands in the audit log. */
export const readFile = endpoint({
  service,
  method: 'GET',
  path: '/conversations/:id/files/:file',
  access: 'conversation:read',
  status: 200,
  bytes: true,
  summary: 'A file of a conversation',
  params: FileOfConversation,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** Server-sent events `changed` with the id of a conversation, and nothing else of it; ends with the session. */
export const followConversations = endpoint({
  service,
  method: 'GET',
  path: '/conversations/stream',
  access: 'conversation:read',
  status: 200,
  bytes: true,
  background: true,
  summary: 'Be told at once in which conversations something happened',
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
