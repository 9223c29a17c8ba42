import { MOST_LIST_VIEWS } from '@diwan/contracts/people/list-views/http';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ListViewRecord } from './list-view.schema.js';

/** Keeps saved views. Every question says whose. */
@Injectable()
export class ListViewRepository {
  constructor(@InjectModel('ListView') private readonly views: Model<ListViewRecord>) {}

  /** A person's own, by list and name. */
  listOf(personId: string, session: ClientSession | null = null): Promise<ListViewRecord[]> {
    return this.views
      .find({ personId }, null, { session })
      .sort({ list: 1, name: 1 })
      .limit(MOST_LIST_VIEWS)
      .lean<ListViewRecord[]>();
  }

  /** Writes a view, in place of one of the same name in the same list. */
  async save(
    personId: string,
    { list, name, query }: Pick<ListViewRecord, 'list' | 'name' | 'query'>,
    session: ClientSession,
  ): Promise<ListViewRecord> {
    const saved = await this.views
      .findOneAndUpdate(
        { personId, list, name },
        { $set: { query } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean<ListViewRecord>();
    if (!saved) throw new Error('An upsert returned no view');
    return saved;
  }

  /** Removes one of a person's own; false when they have none such. */
  async forget(personId: string, id: string, session: ClientSession): Promise<boolean> {
    return (await this.views.deleteOne({ _id: id, personId }, { session })).deletedCount === 1;
  }
}
