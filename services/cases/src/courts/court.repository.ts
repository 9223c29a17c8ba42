import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { CourtRecord } from './court.schema.js';

/** What can be said of a court. */
export type CourtFields = Omit<CourtRecord, '_id' | 'version' | 'archived'>;

/** More courts than Lebanon has. */
const MOST = 1000;

/** The firm's courts: the same for all of its staff. */
@Injectable()
export class CourtRepository {
  constructor(@InjectModel('Court') private readonly courts: Model<CourtRecord>) {}

  /** By city and kind. */
  all(): Promise<CourtRecord[]> {
    return this.courts.find().sort({ city: 1, kind: 1, _id: 1 }).limit(MOST).lean<CourtRecord[]>();
  }

  one(id: string, session?: ClientSession): Promise<CourtRecord | null> {
    return this.courts.findById(id, null, { session }).lean<CourtRecord>();
  }

  /** Courts by id. */
  async byId(ids: readonly (string | null)[]): Promise<Map<string, CourtRecord>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const rows = await this.courts.find({ _id: trusted({ $in: wanted }) }).lean<CourtRecord[]>();
    return new Map(rows.map((row) => [String(row._id), row]));
  }

  async insert(fields: CourtFields, session: ClientSession): Promise<CourtRecord> {
    const [created] = await this.courts.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('The court was not created');
    return created.toObject();
  }

  /** Writes the fields if the stored version is still `version`; null when it is not. */
  change(
    id: string,
    version: number,
    fields: Partial<CourtFields & Pick<CourtRecord, 'archived'>>,
    session: ClientSession,
  ): Promise<CourtRecord | null> {
    const next = { $set: fields, $inc: { version: 1 } };
    return this.courts
      .findOneAndUpdate({ _id: id, version }, next, { session, returnDocument: 'after' })
      .lean<CourtRecord>();
  }

  /** Adds courts that the product ships with. */
  async ship(courts: readonly (CourtFields & { id: string })[]): Promise<void> {
    const rows = courts.map(({ id, ...fields }) => ({
      ...fields,
      _id: new Types.ObjectId(id),
      archived: false,
      version: 1,
    }));
    await this.courts.insertMany(rows, { ordered: false });
  }

  async ids(): Promise<Set<string>> {
    const rows = await this.courts.find({}, { _id: 1 }).sort({ city: 1, kind: 1, _id: 1 }).limit(MOST).lean();
    return new Set(rows.map(({ _id }) => String(_id)));
  }
}
