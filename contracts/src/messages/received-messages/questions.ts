import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';

/** Days that a message is kept for conversations to take over (D-147). */
export const RECEIVED_KEPT_DAYS = 30;
/** Longest text that WhatsApp lets somebody write. */
export const RECEIVED_TEXT_MAX = 4096;
/** Most bytes of one attachment that are taken (WhatsApp's own limit through Twilio). */
export const RECEIVED_MEDIA_MAX = 16 * 1024 * 1024;
/** Most bytes in one piece of an attachment. */
export const MEDIA_PIECE_MAX = 1024 * 1024;

/** An attachment that was taken in and whose type was checked by its bytes. */
export const ReceivedMedia = z.strictObject({
  id: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
  name: z.optional(z.string()),
});
export type ReceivedMedia = z.infer<typeof ReceivedMedia>;

/** A message that somebody wrote to us. */
export const ReceivedMessage = z.strictObject({
  id: Id,
  personIds: z.array(Id),
  channel: z.literal('whatsapp'),
  /** The number it came from, in E.164. */
  from: z.string(),
  text: z.string().check(z.maxLength(RECEIVED_TEXT_MAX)),
  /** Of the button or the line of a list that was tapped. */
  payload: z.optional(z.string()),
  media: z.array(ReceivedMedia),
  receivedAt: Instant,
  /** STOP, START or HELP in either language: it was answered already, nobody else answers it (NOT-04). */
  keyword: z.optional(z.enum(['stop', 'start', 'help'])),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** A message by the id that `MessageReceivedV1` tells; null when it is unknown or was forgotten. */
export const receivedMessage = operation({
  service: 'notifications',
  pattern: 'notifications.received-message.v1',
  input: z.strictObject({ receivedMessageId: Id }),
  output: z.nullable(ReceivedMessage),
});

/**
 * The bytes of an attachment, a piece at a time from `offset`: `next` begins the following piece, null at the end. Null when the message
 * or the attachment is unknown.
 */
export const receivedMedia = operation({
  service: 'notifications',
  pattern: 'notifications.received-media.v1',
  input: z.strictObject({ receivedMessageId: Id, mediaId: z.string(), offset: z.int().check(z.minimum(0)) }),
  output: z.nullable(
    z.strictObject({
      contentType: z.string(),
      /** Of the whole, in bytes. */
      size: z.int(),
      /** This piece, in base64. */
      bytes: z.string(),
      next: z.nullable(z.int()),
    }),
  ),
});
