import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { versionIs } from '../stored-version.js';
import type { CategoryRecord } from './category.schema.js';

/** What a category is created with. */
export type NewCategory = Pick<CategoryRecord, '_id' | 'name' | 'area' | 'position'>;

/** What can be written of a category, besides its place. */
export type CategoryChange = Partial<Pick<CategoryRecord, 'name' | 'area' | 'archived' | 'position'>>;

const MAX_CATEGORIES = 200;

/** Categories of news articles: a handful, so that they are always read together. */
@Injectable()
export class CategoryRepository {
  constructor(@InjectModel('Category') private readonly categories: Model<CategoryRecord>) {}

  /** Every category in order, archived ones too. */
  all(): Promise<CategoryRecord[]> {
    return this.categories.find().sort({ position: 1, _id: 1 }).limit(MAX_CATEGORIES).lean<CategoryRecord[]>();
  }

  /** Those that readers and authors choose from, in order. */
  async offered(): Promise<CategoryRecord[]> {
    return (await this.all()).filter(({ archived }) => !archived);
  }

  /** Every category by its id. */
  async byId(): Promise<ReadonlyMap<string, CategoryRecord>> {
    return new Map((await this.all()).map((category) => [category._id, category]));
  }

  /** Throws the database's refusal when the id is taken. */
  async insert(category: NewCategory): Promise<CategoryRecord> {
    const record: CategoryRecord = { ...category, archived: false, version: 1 };
    await new this.categories(record).save();
    return record;
  }

  /** Writes the change if the stored version is still `version`; null when it is not. */
  change(id: string, version: number, change: CategoryChange): Promise<CategoryRecord | null> {
    return this.categories
      .findOneAndUpdate(
        { _id: id, version: versionIs(version) },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<CategoryRecord>();
  }

  /** Places are no part of what a form edits: setting them changes no version. */
  async setPosition(id: string, position: number): Promise<void> {
    await this.categories.updateOne({ _id: id }, { $set: { position } });
  }

  /** Stores a category and returns true; leaves one that is there alone. */
  async addIfMissing({ _id, ...rest }: NewCategory): Promise<boolean> {
    const { upsertedCount } = await this.categories.updateOne(
      { _id },
      { $setOnInsert: { ...rest, archived: false, version: 1 } },
      { upsert: true },
    );
    return upsertedCount > 0;
  }
}
