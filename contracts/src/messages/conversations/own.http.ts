import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { UPLOAD_REFUSALS } from '../../http/upload-refusals.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import {
  Attachment,
  ConversationCase,
  ConversationState,
  FileOfConversation,
  MAX_ATTACHMENT_BYTES,
  MessagesQuery,
  message,
  messagesOf,
  ReadUpTo,
  Written,
} from './conversation.js';

const service = 'chatbot';

/** A message as the client's side sees it: nothing internal, and no ids of the firm's people. */
export const OwnMessage = z.strictObject({
  ...message,
  by: z.enum(['me', 'client', 'firm', 'system']),
  /** Who wrote it; empty for the office's own line, and where nobody knows the name any more. */
  authorName: z.string(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

/** A conversation as the client's side sees it (PORT-06). */
export const OwnConversation = z.strictObject({
  id: Id,
  case: z.nullable(ConversationCase),
  state: ConversationState,
  lastAt: Instant,
  /** The beginning of the latest message. */
  lastText: z.string(),
  lastBy: z.enum(['client', 'firm']),
  unread: z.int(),
});
export type OwnConversation = z.infer<typeof OwnConversation>;

export const listOwnConversations = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations',
  access: 'client',
  status: 200,
  summary: 'The client’s conversations with the firm, what was written last first',
  query: z.strictObject({ ...PageQuery, caseId: z.optional(Id) }),
  response: pageOf(OwnConversation),
  errors: [],
});
export const countOwnUnread = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations/unread',
  access: 'client',
  status: 200,
  background: true,
  summary: 'How many messages of the firm the client has not read',
  response: z.strictObject({ count: z.int() }),
  errors: [],
});
export const getOwnConversation = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations/:id',
  access: 'client',
  status: 200,
  summary: 'One conversation',
  params: IdParams,
  response: OwnConversation,
  errors: ['NOT_FOUND'],
});
export const listOwnMessages = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations/:id/messages',
  access: 'client',
  status: 200,
  summary: 'The latest messages of a conversation, or those before one of them',
  params: IdParams,
  query: MessagesQuery,
  response: messagesOf(OwnMessage),
  errors: ['NOT_FOUND'],
});
/** There is one conversation per client and case: it goes on in the one that is there. */
export const beginOwnConversation = endpoint({
  service,
  method: 'POST',
  path: '/own/conversations',
  access: 'client',
  status: 201,
  idempotent: true,
  summary: 'Write to the firm about a case, or about no case',
  body: z.strictObject({ caseId: z.nullable(Id), message: Written }),
  response: OwnConversation,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
export const sendOwnMessage = endpoint({
  service,
  method: 'POST',
  path: '/own/conversations/:id/messages',
  access: 'client',
  status: 201,
  idempotent: true,
  summary: 'Write in a conversation; one that was closed goes on',
  params: IdParams,
  body: Written,
  response: OwnMessage,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
export const readOwnConversation = endpoint({
  service,
  method: 'POST',
  path: '/own/conversations/:id/read',
  access: 'client',
  background: true,
  status: 204,
  summary: 'Say up to which message it was read',
  params: IdParams,
  body: ReadUpTo,
  errors: ['NOT_FOUND'],
});
/** It belongs to nobody else until it is sent, and is forgotten after a day. The same file sent again is the same file. */
export const sendOwnFile = endpoint({
  service,
  method: 'POST',
  path: '/own/message-files',
  access: 'client',
  status: 201,
  summary: 'Send a photo or PDF that will go with a message',
  multipart: { maxFileBytes: MAX_ATTACHMENT_BYTES },
  response: Attachment,
  errors: UPLOAD_REFUSALS,
});
export const readOwnFile = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations/:id/files/:file',
  access: 'client',
  status: 200,
  bytes: true,
  summary: 'A file of a conversation',
  params: FileOfConversation,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** Server-sent events `changed` with the id of a conversation, and nothing else of it; ends with the session. */
export const followOwnConversations = endpoint({
  service,
  method: 'GET',
  path: '/own/conversations/stream',
  access: 'client',
  status: 200,
  bytes: true,
  background: true,
  summary: 'Be told at once in which conversations something happened',
  errors: ['TOO_MANY_REQUESTS'],
});
