import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { GrantRecord, Rendition } from './grant.schema.js';

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

  /** Notes the first rendition of a grant; false when another one was first. */
  async setRendition(id: string, rendition: Rendition): Promise<boolean> {
    const { modifiedCount } = await this.grants.updateOne({ _id: id, rendition: null }, { $set: { rendition } });
    return modifiedCount === 1;
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

  /** Which of these objects belong to a grant. */
  async renditionKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.grants
      .find({ 'rendition.key': trusted({ $in: [...keys] }) }, { rendition: 1 })
      .lean<Pick<GrantRecord, 'rendition'>[]>();
    return new Set(rows.map((row) => row.rendition?.key ?? ''));
  }
}
