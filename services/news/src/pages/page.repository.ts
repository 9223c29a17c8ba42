import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Page } from '@diwan/contracts/site/pages/page';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Origin } from '../content/origin.js';
import type { PageRecord } from './page.schema.js';

const MAX_PAGES = 2000;

/** The pages of the site, as visitors see them. */
@Injectable()
export class PageRepository {
  constructor(@InjectModel('Page') private readonly pages: Model<PageRecord>) {}

  one(slug: string, language: SiteLanguage): Promise<PageRecord | null> {
    return this.pages.findOne({ slug, language }).lean<PageRecord>();
  }

  /** Every page, without its blocks. */
  heads(): Promise<Pick<PageRecord, 'slug' | 'language' | 'updatedAt'>[]> {
    return this.pages.find({}, { slug: 1, language: 1, updatedAt: 1 }).limit(MAX_PAGES).lean<PageRecord[]>();
  }

  /** Every page with its blocks. */
  all(): Promise<PageRecord[]> {
    return this.pages.find().sort({ slug: 1, language: 1 }).limit(MAX_PAGES).lean<PageRecord[]>();
  }

  async setChanged(page: PageRecord, now: Date): Promise<void> {
    await this.pages.updateOne({ _id: page._id }, { $set: { updatedAt: now } });
  }

  async save(page: Page, language: SiteLanguage, origin: Origin, now: Date): Promise<void> {
    await this.pages.updateOne(
      { slug: page.slug, language },
      { $set: { page, origin, updatedAt: now } },
      { upsert: true },
    );
  }
}
