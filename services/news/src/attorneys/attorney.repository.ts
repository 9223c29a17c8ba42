import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { versionIs } from '../stored-version.js';
import type { AttorneyRecord } from './attorney.schema.js';

/** What can be written of a profile. */
export type AttorneyChange = Partial<
  Pick<AttorneyRecord, 'profile' | 'imageId' | 'imageAlt' | 'published' | 'archived' | 'accountId' | 'position'>
>;

const MAX_ATTORNEYS = 500;

/** Profiles of the firm's lawyers. */
@Injectable()
export class AttorneyRepository {
  constructor(@InjectModel('Attorney') private readonly attorneys: Model<AttorneyRecord>) {}

  published(): Promise<AttorneyRecord[]> {
    return this.attorneys.find({ published: true }).sort({ position: 1, _id: 1 }).limit(200).lean<AttorneyRecord[]>();
  }

  /** A published profile; null for unknown and unpublished ones alike. */
  bySlug(slug: string): Promise<AttorneyRecord | null> {
    return this.attorneys.findOne({ slug, published: true }).lean<AttorneyRecord>();
  }

  /** Every profile, in order. */
  all(): Promise<AttorneyRecord[]> {
    return this.attorneys.find().sort({ position: 1, _id: 1 }).limit(MAX_ATTORNEYS).lean<AttorneyRecord[]>();
  }

  one(id: string): Promise<AttorneyRecord | null> {
    return this.attorneys.findById(id).lean<AttorneyRecord>();
  }

  async insert(fields: Pick<AttorneyRecord, 'slug' | 'profile' | 'imageId' | 'imageAlt'>): Promise<AttorneyRecord> {
    const last = await this.attorneys.findOne().sort({ position: -1, _id: -1 }).lean<AttorneyRecord>();
    const [created] = await this.attorneys.create([{ ...fields, position: (last?.position ?? -1) + 1, version: 1 }]);
    if (!created) throw new Error('The profile was not created');
    return created.toObject();
  }

  /** Writes the change if the stored version is still `version`; null when it is not. */
  change(id: string, version: number, change: AttorneyChange): Promise<AttorneyRecord | null> {
    return this.attorneys
      .findOneAndUpdate(
        { _id: id, version: versionIs(version) },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<AttorneyRecord>();
  }

  /** Places are no part of a profile: setting them changes no version and no date. */
  async setPosition(id: AttorneyRecord['_id'], position: number): Promise<void> {
    await this.attorneys.updateOne({ _id: id }, { $set: { position } }, { timestamps: false });
  }

  /** Stores a published profile without a picture; leaves one that is there alone. */
  async addIfMissing({
    slug,
    ...rest
  }: Pick<AttorneyRecord, 'slug' | 'profile' | 'position' | 'accountId'>): Promise<void> {
    const whole = { ...rest, published: true, archived: false, imageId: null, imageAlt: null, version: 1 };
    await this.attorneys.updateOne({ slug }, { $setOnInsert: whole }, { upsert: true });
  }
}
