import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PageEditRecord, PageVersionRecord } from './page-edit.schema.js';

const MAX_VERSIONS = 200;

/** Drafts and old versions of pages. */
@Injectable()
export class PageEditRepository {
  constructor(
    @InjectModel('PageEdit') private readonly edits: Model<PageEditRecord>,
    @InjectModel('PageVersion') private readonly publications: Model<PageVersionRecord>,
  ) {}

  all(): Promise<PageEditRecord[]> {
    return this.edits.find().limit(2000).lean<PageEditRecord[]>();
  }

  one(slug: string): Promise<PageEditRecord | null> {
    return this.edits.findById(slug).lean<PageEditRecord>();
  }

  /**
   * Writes the state of a page's editing if its version is still `version`; 0: nobody edited it yet. Returns whether it was; a second
   * first writer meets the database's refusal of the same id.
   */
  async save(slug: string, version: number, edit: Omit<PageEditRecord, '_id' | 'version'>): Promise<boolean> {
    if (version === 0) {
      await this.edits.create([{ _id: slug, version: 1, ...edit }]);
      return true;
    }
    const saved = await this.edits.updateOne({ _id: slug, version }, { $set: edit, $inc: { version: 1 } });
    return saved.matchedCount === 1;
  }

  /** The latest publications, newest first, without their content. */
  versions(slug: string): Promise<Omit<PageVersionRecord, 'en' | 'ar'>[]> {
    return this.publications
      .find({ slug }, { en: 0, ar: 0 })
      .sort({ number: -1 })
      .limit(MAX_VERSIONS)
      .lean<PageVersionRecord[]>();
  }

  version(slug: string, number: number): Promise<PageVersionRecord | null> {
    return this.publications.findOne({ slug, number }).lean<PageVersionRecord>();
  }

  async addVersion(version: Omit<PageVersionRecord, '_id'>): Promise<void> {
    await this.publications.create([version]);
  }
}
