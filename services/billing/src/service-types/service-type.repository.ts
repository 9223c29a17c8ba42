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

  /** Fails with E11000 when one of the names is taken. */
  async create(serviceType: Omit<ServiceTypeRecord, '_id'>, session: ClientSession): Promise<ServiceTypeRecord> {
    const [created] = await this.serviceTypes.create([serviceType], { session });
    if (created === undefined) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }
}
