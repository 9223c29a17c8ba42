import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AttorneyRecord } from './site.schema.js';

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

  async save(attorney: Omit<AttorneyRecord, '_id'>): Promise<void> {
    await this.attorneys.updateOne({ slug: attorney.slug }, { $set: attorney }, { upsert: true });
  }
}
