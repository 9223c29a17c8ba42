import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { AttachedFile, ConversationRecord, MessageRecord } from './conversation.schema.js';

type ConversationId = ConversationRecord['_id'];
/** Conversations that a search by words finds. */
const MOST_FOUND = 200;

/** Some messages in the order of writing, and whether there are earlier ones. */
export interface SomeMessages {
  items: MessageRecord[];
  hasEarlier: boolean;
}

/** Stored messages and notes. What the client's side reads has `ForClient` in its name and holds no notes. */
@Injectable()
export class MessageRepository {
  constructor(@InjectModel('ConversationMessage') private readonly messages: Model<MessageRecord>) {}

  someForStaff(
    conversationId: ConversationId,
    part: { before?: string | undefined; limit: number },
  ): Promise<SomeMessages> {
    return this.some({ conversationId }, part);
  }

  someForClient(
    conversationId: ConversationId,
    part: { before?: string | undefined; limit: number },
  ): Promise<SomeMessages> {
    return this.some({ conversationId, isNote: false }, part);
  }

  /** A file of a message, never of a note. */
  async fileForClient(conversationId: ConversationId, file: string): Promise<AttachedFile | null> {
    return this.file({ conversationId, isNote: false }, file);
  }

  async fileForStaff(conversationId: ConversationId, file: string): Promise<AttachedFile | null> {
    return this.file({ conversationId }, file);
  }

  async insert(message: Omit<MessageRecord, '_id'>, session: ClientSession): Promise<MessageRecord> {
    const [created] = await this.messages.create([message], { session });
    if (!created) throw new Error('the message was not created');
    return created.toObject<MessageRecord>();
  }

  /** One side has read what the other wrote, up to a message; answers how many remain unread. */
  async read(
    conversationId: ConversationId,
    { by, upTo, at }: { by: 'client' | 'firm'; upTo: string; at: Date },
    session: ClientSession,
  ): Promise<number> {
    const unread = { conversationId, by, isNote: false, readAt: null };
    const until = trusted({ $lte: new Types.ObjectId(upTo) });
    await this.messages.updateMany({ ...unread, _id: until }, { $set: { readAt: at } }, { session });
    return this.messages.countDocuments(unread, { session });
  }

  /** What the firm answered, never what it noted; null: it is gone. */
  answer(id: string): Promise<MessageRecord | null> {
    return this.messages.findOne({ _id: id, by: 'firm', isNote: false }).lean<MessageRecord>();
  }

  /** Whether a message waits to be read by the other side. */
  async isUnread(id: string): Promise<boolean> {
    const message = await this.messages.findById(id, { readAt: 1 }).lean<Pick<MessageRecord, 'readAt'>>();
    return message !== null && message.readAt === null;
  }

  /** Conversations in which something was said, or noted, that begins with each of the words; the latest are met first. */
  async conversationsSaying(search: string): Promise<ConversationId[]> {
    const patterns = (searchTerms(search) ?? []).map(beginsWith);
    if (patterns.length === 0) return [];
    const rows = await this.messages
      .find({ $and: patterns.map((words) => ({ words })) }, { conversationId: 1 })
      .sort({ _id: -1 })
      .limit(MOST_FOUND)
      .lean<Pick<MessageRecord, 'conversationId'>[]>();
    return rows.map(({ conversationId }) => conversationId);
  }

  async erase(conversationId: ConversationId, session: ClientSession): Promise<void> {
    await this.messages.deleteMany({ conversationId }, { session });
  }

  private async some(
    of: QueryFilter<MessageRecord>,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<SomeMessages> {
    const earlier = before && { _id: trusted({ $lt: new Types.ObjectId(before) }) };
    const newest = await this.messages
      .find({ ...of, ...earlier })
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean<MessageRecord[]>();
    return { items: newest.slice(0, limit).reverse(), hasEarlier: newest.length > limit };
  }

  private async file(of: QueryFilter<MessageRecord>, file: string): Promise<AttachedFile | null> {
    const id = new Types.ObjectId(file);
    const message = await this.messages.findOne({ ...of, 'attachments._id': id }).lean<MessageRecord>();
    return message?.attachments.find(({ _id }) => _id.equals(id)) ?? null;
  }
}
