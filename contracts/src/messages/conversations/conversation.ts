import * as z from 'zod/mini';
import { Id, Instant } from '../../shared/id.js';
import { PageQuery } from '../../shared/pagination.js';
import { paragraph } from '../../shared/text.js';

/** Whether a conversation goes on (PORT-06). A new message of the client opens it again. */
export const ConversationState = z.enum(['open', 'closed']);
export type ConversationState = z.infer<typeof ConversationState>;

/** How a message came or went. */
export const MessageChannel = z.enum(['portal', 'whatsapp']);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** How an answer that goes out by WhatsApp stands: `queued` until it leaves; `stopped`: the client asked us to stop. */
export const Delivery = z.strictObject({
  state: z.enum(['queued', 'sent', 'delivered', 'read', 'unknown', 'failed', 'stopped']),
  /** As it was written, or only that a message waits, by WhatsApp or by e-mail; null until it leaves. */
  by: z.nullable(z.enum(['text', 'template', 'email'])),
});
export type Delivery = z.infer<typeof Delivery>;

/** The largest file that goes with a message, and how many of them. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS = 5;

/** A file of a message. */
export const Attachment = z.strictObject({ id: Id, fileName: z.string(), mime: z.string(), fileSize: z.int() });
export type Attachment = z.infer<typeof Attachment>;

/** What is written: words, files, or both. */
export const Written = z
  .strictObject({
    text: z._default(paragraph(4000), ''),
    attachments: z._default(z.array(Id).check(z.maxLength(MAX_ATTACHMENTS)), []),
  })
  .check(z.refine(({ text, attachments }) => text !== '' || attachments.length > 0, { path: ['text'] }));
export type Written = z.infer<typeof Written>;

/** Which messages: the latest, or those before one of them. */
export const MessagesQuery = z.strictObject({ before: z.optional(Id), limit: PageQuery.limit });

/** Some messages in the order in which they were written. */
export const messagesOf = <Message extends z.core.$ZodType>(message: Message) =>
  z.strictObject({ items: z.array(message), hasEarlier: z.boolean() });

/** Up to which message somebody has read. */
export const ReadUpTo = z.strictObject({ upTo: Id });

export const FileOfConversation = z.strictObject({ id: Id, file: Id });

/** The case of a conversation; its title is empty while cases cannot be asked. */
export const ConversationCase = z.strictObject({ id: Id, title: z.string() });

/** What both sides read of a message. */
export const message = {
  id: Id,
  text: z.string(),
  channel: MessageChannel,
  attachments: z.array(Attachment),
  sentAt: Instant,
  /** When the other side read it; null until then. */
  readAt: z.nullable(Instant),
  /** The line that says when the office opens, in the place of words: each reader has it in their own language. */
  opensAt: z.nullable(Instant),
};
