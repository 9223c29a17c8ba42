import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { GrantRecord } from './grant.schema.js';

/** Grants that were given. They are found by their id and answered for by their session. */
@Injectable()
export class GrantRepository {
  constructor(@InjectModel('Grant') private readonly grants: Model<GrantRecord>) {}

  async insert(grant: GrantRecord, session: ClientSession): Promise<void> {
    await this.grants.create([grant], { session });
  }

  one(id: string): Promise<GrantRecord | null> {
    return this.grants.findById(id).lean<GrantRecord>();
  }

  expiredBefore(moment: Date, limit: number): Promise<GrantRecord[]> {
    return this.grants
      .find({ expiresAt: trusted({ $lt: moment }) })
      .sort({ expiresAt: 1 })
      .limit(limit)
      .lean<GrantRecord[]>();
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.grants.deleteMany({ _id: trusted({ $in: [...ids] }) });
  }
}
