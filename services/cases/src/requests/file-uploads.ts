import { Clock } from '@diwan/service-kit/app/clock';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { FileUploadRecord } from './file-upload.schema.js';

/** What names an upload. */
export type UploadOf = Pick<FileUploadRecord, 'personId' | 'requestId' | 'itemId' | 'name' | 'size' | 'sha256'>;

/** Where the parts of uploads lie in the store. */
export const PART_KEYS = 'parts';

/** The same part has the same key: sent twice, it is stored once. */
export const partKey = (uploadId: string, from: number): string => `${PART_KEYS}/${uploadId}/${from}`;

/** Files on their way. */
@Injectable()
export class FileUploads {
  constructor(
    @InjectModel('FileUpload') private readonly uploads: Model<FileUploadRecord>,
    private readonly clock: Clock,
  ) {}

  find({ personId, itemId, sha256 }: UploadOf): Promise<FileUploadRecord | null> {
    return this.uploads.findOne({ personId, itemId, sha256 }).lean<FileUploadRecord>();
  }

  /** A new upload; begun twice at once, it is one. */
  async begin(of: UploadOf): Promise<FileUploadRecord> {
    const fresh = { ...of, received: 0, parts: [], fileId: null, updatedAt: this.clock.now() };
    try {
      return (await this.uploads.create(fresh)).toObject();
    } catch (fault) {
      const first = isDuplicateKey(fault) ? await this.find(of) : null;
      if (!first) throw fault;
      return first;
    }
  }

  one(personId: string, id: string, session?: ClientSession): Promise<FileUploadRecord | null> {
    return this.uploads.findOne({ _id: id, personId }, null, { session }).lean<FileUploadRecord>();
  }

  /** Files of a person that are not complete. */
  underWay(personId: string): Promise<number> {
    return this.uploads.countDocuments({ personId, fileId: null });
  }

  /** Notes a stored part, if it is the next; null when it is not. */
  arrived(id: FileUploadRecord['_id'], from: number, bytes: number): Promise<FileUploadRecord | null> {
    return this.uploads
      .findOneAndUpdate(
        { _id: id, received: from, fileId: null },
        { $set: { received: from + bytes, updatedAt: this.clock.now() }, $push: { parts: from } },
        { returnDocument: 'after' },
      )
      .lean<FileUploadRecord>();
  }

  /** It became a file of its item; false when it had become one already. */
  async become(id: FileUploadRecord['_id'], fileId: string, session: ClientSession): Promise<boolean> {
    const done = { $set: { fileId, updatedAt: this.clock.now() } };
    return (await this.uploads.updateOne({ _id: id, fileId: null }, done, { session })).modifiedCount > 0;
  }

  async forget(id: FileUploadRecord['_id']): Promise<void> {
    await this.uploads.deleteOne({ _id: id });
  }

  /** Which of these objects are parts of a file that is still on its way. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const ids = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))].filter((id) => /^[0-9a-f]{24}$/.test(id));
    const rows = await this.uploads
      .find({ _id: trusted({ $in: ids }), fileId: null }, { _id: 1 })
      .lean<Pick<FileUploadRecord, '_id'>[]>();
    const live = new Set(rows.map(({ _id }) => String(_id)));
    return new Set(keys.filter((key) => live.has(key.split('/')[1] ?? '')));
  }
}
