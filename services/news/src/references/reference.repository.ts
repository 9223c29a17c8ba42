import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { FactRecord, FaqRecord, ReferenceRecord } from '../site/site.schema.js';
import { versionIs } from '../stored-version.js';

const MAX_ROWS = 2000;

/** Rows of one kind that staff change by id. */
class References<Content extends LegalFact | Faq> {
  constructor(private readonly rows: Model<ReferenceRecord<Content>>) {}

  all(): Promise<ReferenceRecord<Content>[]> {
    return this.rows.find().sort({ _id: 1 }).limit(MAX_ROWS).lean<ReferenceRecord<Content>[]>();
  }

  one(id: string): Promise<ReferenceRecord<Content> | null> {
    return this.rows.findById(id).lean<ReferenceRecord<Content>>();
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
}

/** Legal facts and questions, as staff edit them. */
@Injectable()
export class ReferenceRepository {
  readonly facts: References<LegalFact>;
  readonly questions: References<Faq>;

  constructor(@InjectModel('Fact') facts: Model<FactRecord>, @InjectModel('Faq') questions: Model<FaqRecord>) {
    this.facts = new References(facts);
    this.questions = new References(questions);
  }
}
