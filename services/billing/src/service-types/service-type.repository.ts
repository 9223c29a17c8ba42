import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { ServiceTypeRecord } from './service-type.schema.js';

/** A firm has fewer kinds of work than this; the list is not paged. */
const MOST_SERVICE_TYPES = 500;

/** Keeps the kinds of work. */
@Injectable()
export class ServiceTypeRepository {
  constructor(@InjectModel('ServiceType') private readonly serviceTypes: Model<ServiceTypeRecord>) {}

  /** All kinds of work by English name. */
  async list(): Promise<ServiceTypeRecord[]> {
    return this.serviceTypes
      .find({ 'nameKey.en': trusted({ $gte: '' }) })
      .sort({ 'nameKey.en': 1 })
      .limit(MOST_SERVICE_TYPES)
      .lean();
  }

  /** By id, in use or put aside. */
  async byId(ids: readonly string[]): Promise<Map<string, ServiceTypeRecord>> {
    const found = await this.serviceTypes
      .find({ _id: trusted({ $in: [...new Set(ids)] }) })
      .lean<ServiceTypeRecord[]>();
    return new Map(found.map((row) => [row._id.toHexString(), row]));
  }

  one(id: string, session?: ClientSession): Promise<ServiceTypeRecord | null> {
    return this.serviceTypes.findOne({ _id: id }, null, { session }).lean<ServiceTypeRecord>();
  }

  /** Writes the fields if the stored version is still the one that was seen; null when it is not. E11000 for a taken name. */
  change(
    { _id }: Pick<ServiceTypeRecord, '_id'>,
    version: number,
    fields: Partial<ServiceTypeRecord>,
    session: ClientSession,
  ): Promise<ServiceTypeRecord | null> {
    // Rows from before versions were counted have none.
    const seen = version === 1 ? trusted({ $in: [1, null] }) : version;
    const $set = { ...fields, version: version + 1 };
    return this.serviceTypes
      .findOneAndUpdate({ _id, version: seen }, { $set }, { session, returnDocument: 'after' })
      .lean<ServiceTypeRecord>();
  }

  /** Fails with E11000 when one of the names is taken. */
  async create(serviceType: Omit<ServiceTypeRecord, '_id'>, session: ClientSession): Promise<ServiceTypeRecord> {
    const [created] = await this.serviceTypes.create([serviceType], { session });
    if (created === undefined) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }
}
