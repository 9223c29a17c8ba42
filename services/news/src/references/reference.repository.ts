import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { versionIs } from '../stored-version.js';
import type { FactRecord, FaqRecord, ReferenceRecord } from './reference.schema.js';

const MAX_ROWS = 2000;

/** Rows of one kind, found and changed by id. */
export class References<Content extends LegalFact | Faq> {
  constructor(private readonly rows: Model<ReferenceRecord<Content>>) {}

  all(): Promise<ReferenceRecord<Content>[]> {
    return this.rows.find().sort({ _id: 1 }).limit(MAX_ROWS).lean<ReferenceRecord<Content>[]>();
  }

  one(id: string): Promise<ReferenceRecord<Content> | null> {
    return this.rows.findById(id).lean<ReferenceRecord<Content>>();
  }

  /** Those of some ids, by id. */
  async byIds(ids: readonly string[]): Promise<Map<string, ReferenceRecord<Content>>> {
    if (ids.length === 0) return new Map();
    const among = { _id: trusted({ $in: [...ids] }) } as QueryFilter<ReferenceRecord<Content>>;
    const rows = await this.rows.find(among).lean<ReferenceRecord<Content>[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }

  /** What those of some ids say, in their order; unknown ones are left out. */
  async contents(ids: readonly string[]): Promise<Content[]> {
    const rows = await this.byIds(ids);
    return ids.flatMap((id) => rows.get(id)?.content ?? []);
  }

  /** Throws the database's refusal when the id is taken. */
  async insert(content: Content): Promise<ReferenceRecord<Content>> {
    const record: ReferenceRecord<Content> = { _id: content.id, content, origin: 'firm', version: 1 };
    await new this.rows(record).save();
    return record;
  }

  /** Replaces the content if the stored version is still `version`; null when it is not. It is the firm's from then on. */
  replace(version: number, content: Content): Promise<ReferenceRecord<Content> | null> {
    const read = { _id: content.id, version: versionIs(version) } as QueryFilter<ReferenceRecord<Content>>;
    return this.rows
      .findOneAndUpdate(read, { $set: { content, origin: 'firm' }, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<ReferenceRecord<Content>>();
  }

  /** Stores what the product ships, whatever is there. */
  async putShipped(content: Content): Promise<void> {
    const change = { $set: { content, origin: 'shipped' }, $inc: { version: 1 } };
    await this.rows.updateOne({ _id: content.id } as QueryFilter<ReferenceRecord<Content>>, change, { upsert: true });
  }
}

/** Legal facts and questions, which pages refer to. */
@Injectable()
export class ReferenceRepository {
  readonly facts: References<LegalFact>;
  readonly questions: References<Faq>;

  constructor(@InjectModel('Fact') facts: Model<FactRecord>, @InjectModel('Faq') questions: Model<FaqRecord>) {
    this.facts = new References(facts);
    this.questions = new References(questions);
  }
}
