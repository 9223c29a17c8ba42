import type { Attachment, Delivery } from '@diwan/contracts/messages/conversations/conversation';
import type { StaffMessage } from '@diwan/contracts/messages/conversations/http';
import type { OwnMessage } from '@diwan/contracts/messages/conversations/own.http';
import type * as z from 'zod/mini';
import type { AttachedFile, MessageRecord } from './conversation.schema.js';

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

export const toAttachment = ({ _id, fileName, mime, fileSize }: AttachedFile): Attachment => ({
  id: String(_id),
  fileName,
  mime,
  fileSize,
});

const common = ({ _id, text, channel, attachments, sentAt, readAt, opensAt }: MessageRecord) => ({
  id: String(_id),
  text,
  channel,
  attachments: attachments.map(toAttachment),
  sentAt: sentAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
});

/** A message as the client's side sees it. A note is none: whoever asks for one has made a mistake. */
export function toOwnMessage(message: MessageRecord, reader: string, names: Names): z.infer<typeof OwnMessage> {
  if (message.isNote) throw new Error('A note is not for the client');
  const { by, authorId } = message;
  const isMine = by === 'client' && authorId === reader;
  return { ...common(message), by: isMine ? 'me' : by, authorName: (authorId && names.get(authorId)) || '' };
}

/** A message or a note as staff see it. `delivery`: how it stands outside, if it went there. */
export function toStaffMessage(
  message: MessageRecord,
  names: Names,
  delivery: Delivery | null,
): z.infer<typeof StaffMessage> {
  const { by, authorId, isNote } = message;
  return {
    ...common(message),
    by,
    isNote,
    delivery,
    author: authorId ? { id: authorId, name: names.get(authorId) ?? '' } : null,
  };
}
