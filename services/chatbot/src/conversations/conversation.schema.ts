import type { ConversationState, MessageChannel } from '@diwan/contracts/messages/conversations/conversation';
import { Schema, type Types } from 'mongoose';

/** Among the readers: whoever takes in requests of people who have no case yet. */
export const INTAKE = 'intake';

/** A conversation with one person about one case, or about none, as it is stored (PORT-06). */
export interface ConversationRecord {
  _id: Types.ObjectId;
  /** Of the person and the case that it was begun with: one conversation for both, begun twice at once it is one. */
  key: string;
  personId: string;
  caseId: string | null;
  state: ConversationState;
  assigneeId: string | null;
  /** Who reads it besides those who reach everything: the team of its case, its assignee, and `INTAKE` where there is no case. */
  readers: string[];
  /** A copy of its case's team and the version of the case that it is from; empty without a case. */
  team: string[];
  teamVersion: number;
  lastAt: Date;
  lastText: string;
  lastBy: 'client' | 'firm';
  unreadByStaff: number;
  unreadByClient: number;
  /** When each side is told that something waits to be read; null: nothing does, or they were told. */
  tellStaff: { at: Date; messageId: string } | null;
  tellClient: { at: Date; messageId: string } | null;
  /** They were told, or will be, that something waits in the portal; false once they have read it. */
  isClientTold: boolean;
  /** The message by WhatsApp that the client wrote last; null: they wrote in the portal last, or not at all. */
  lastReceivedId: string | null;
  /** When the office opens, as the client was told last; they are not told again before. */
  toldUntil: Date | null;
  /** Counts what staff changed (D-129). */
  version: number;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const tell = new Schema({ at: { type: Date, required: true }, messageId: text }, { _id: false });

export const ConversationSchema = new Schema<ConversationRecord>(
  {
    key: text,
    personId: text,
    caseId: { type: String, default: null },
    state: text,
    assigneeId: { type: String, default: null },
    readers: { type: [String], required: true },
    team: { type: [String], required: true },
    teamVersion: number,
    lastAt: { type: Date, required: true },
    lastText: { type: String, default: '' },
    lastBy: text,
    unreadByStaff: number,
    unreadByClient: number,
    tellStaff: { type: tell, default: null },
    tellClient: { type: tell, default: null },
    isClientTold: { type: Boolean, default: false },
    lastReceivedId: { type: String, default: null },
    toldUntil: { type: Date, default: null },
    version: number,
  },
  { collection: 'conversations', versionKey: false },
);

// ConversationRepository.toTell
ConversationSchema.index({ 'tellStaff.at': 1 }, { sparse: true });
ConversationSchema.index({ 'tellClient.at': 1 }, { sparse: true });
const LATEST = { lastAt: -1, _id: -1 } as const;
// ConversationRepository.begin: one per person and case
ConversationSchema.index({ key: 1 }, { unique: true });
// ConversationRepository.inbox of who reaches everything, and of others
ConversationSchema.index({ state: 1, ...LATEST });
ConversationSchema.index({ readers: 1, state: 1, ...LATEST });
// ConversationRepository.inbox: of one assignee or of nobody, and what is unread
ConversationSchema.index({ assigneeId: 1, state: 1, ...LATEST });
ConversationSchema.index({ state: 1, unreadByStaff: 1 });
// ConversationRepository.inbox of a client, ownPage, unreadOf; MoveConversationsOfClient
ConversationSchema.index({ personId: 1, ...LATEST });
// ConversationRepository.inbox of a case, followTeam
ConversationSchema.index({ caseId: 1, ...LATEST });

/** A file of a message; its bytes are an object of the store. */
export interface AttachedFile {
  _id: Types.ObjectId;
  fileName: string;
  mime: string;
  fileSize: number;
  objectKey: string;
}

/** A message or a note as it is stored. */
export interface MessageRecord {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  /** Notes are for staff: every query of the client's side leaves them out. */
  isNote: boolean;
  by: 'client' | 'firm' | 'system';
  /** Who wrote it: the client, a delegate, or one of the staff; null for the office's own line. */
  authorId: string | null;
  channel: MessageChannel;
  text: string;
  /** Folded words of the text, by which staff find it. */
  words: string[];
  attachments: AttachedFile[];
  opensAt: Date | null;
  sentAt: Date;
  readAt: Date | null;
}

const attachedFile = new Schema<AttachedFile>({ fileName: text, mime: text, fileSize: number, objectKey: text });

export const MessageSchema = new Schema<MessageRecord>(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    isNote: { type: Boolean, required: true },
    by: text,
    authorId: { type: String, default: null },
    channel: text,
    text: { type: String, default: '' },
    words: { type: [String], required: true },
    attachments: { type: [attachedFile], default: [] },
    opensAt: { type: Date, default: null },
    sentAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { collection: 'conversation_messages', versionKey: false },
);
// MessageRepository.forStaff, erase
MessageSchema.index({ conversationId: 1, _id: -1 });
// MessageRepository.forClient
MessageSchema.index({ conversationId: 1, isNote: 1, _id: -1 });
// MessageRepository.read, unread
MessageSchema.index({ conversationId: 1, by: 1, readAt: 1, _id: 1 });
// MessageRepository.conversationsSaying
MessageSchema.index({ words: 1 });
