import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AttachedFile, ConversationRecord } from './conversation.schema.js';
import type { MessageFileRecord } from './message-file.schema.js';

/** Files that go, or went, with messages. */
@Injectable()
export class MessageFileRepository {
  constructor(@InjectModel('MessageFile') private readonly files: Model<MessageFileRecord>) {}

  /** The same file of the same person that has gone with no message yet. */
  waiting(personId: string, sha256: string): Promise<MessageFileRecord | null> {
    return this.files.findOne({ personId, sha256, conversationId: null }).lean<MessageFileRecord>();
  }

  countWaiting(personId: string): Promise<number> {
    return this.files.countDocuments({ personId, conversationId: null });
  }

  async insert(file: Omit<MessageFileRecord, '_id' | 'conversationId'>): Promise<MessageFileRecord> {
    return (await this.files.create({ ...file, conversationId: null })).toObject<MessageFileRecord>();
  }

  /** Lets a person's files go with a message, in the order given. Throws VALIDATION for one that is not theirs, gone or forgotten. */
  async take(
    personId: string,
    ids: readonly string[],
    conversationId: ConversationRecord['_id'],
    session: ClientSession,
  ): Promise<AttachedFile[]> {
    const taken: AttachedFile[] = [];
    for (const _id of new Set(ids)) {
      const file = await this.files
        .findOneAndUpdate({ _id, personId, conversationId: null }, { $set: { conversationId } }, { session })
        .lean<MessageFileRecord>();
      if (!file) throw new DomainError('VALIDATION', { fieldErrors: { attachments: 'invalid_choice' } });
      const { fileName, mime, fileSize, objectKey } = file;
      taken.push({ _id: file._id, fileName, mime, fileSize, objectKey });
    }
    return taken;
  }

  /** Files of an erased conversation belong to nothing any more, and are old enough to go at once. */
  async letGo(conversationId: ConversationRecord['_id'], session: ClientSession): Promise<void> {
    const gone = { $set: { conversationId: null, createdAt: new Date(0) } };
    await this.files.updateMany({ conversationId }, gone, { session });
  }

  /** Files that belong to nothing since before a moment. */
  forgotten(before: Date, limit: number): Promise<MessageFileRecord[]> {
    return this.files
      .find({ conversationId: null, createdAt: trusted({ $lt: before }) })
      .limit(limit)
      .lean<MessageFileRecord[]>();
  }

  /** Forgets one, unless it went with a message meanwhile. */
  async forget(_id: MessageFileRecord['_id']): Promise<boolean> {
    return (await this.files.deleteOne({ _id, conversationId: null })).deletedCount === 1;
  }
}
