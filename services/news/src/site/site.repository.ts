import type { Language } from '@diwan/contracts/shared/language';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { FactRecord, FaqRecord, Origin, PageRecord } from './site.schema.js';

/** Pages, legal facts and questions of the site. */
@Injectable()
export class SiteRepository {
  constructor(
    @InjectModel('Page') private readonly pages: Model<PageRecord>,
    @InjectModel('Fact') private readonly factRows: Model<FactRecord>,
    @InjectModel('Faq') private readonly faqRows: Model<FaqRecord>,
  ) {}

  page(slug: string, language: Language): Promise<PageRecord | null> {
    return this.pages.findOne({ slug, language }).lean<PageRecord>();
  }

  /** Every page, without its blocks. */
  allPages(): Promise<Pick<PageRecord, 'slug' | 'language' | 'updatedAt'>[]> {
    return this.pages.find({}, { slug: 1, language: 1, updatedAt: 1 }).limit(2000).lean<PageRecord[]>();
  }

  /** Every page with its blocks. */
  wholePages(): Promise<PageRecord[]> {
    return this.pages.find().sort({ slug: 1, language: 1 }).limit(2000).lean<PageRecord[]>();
  }

  async setChanged(page: PageRecord, now: Date): Promise<void> {
    await this.pages.updateOne({ _id: page._id }, { $set: { updatedAt: now } });
  }

  async facts(ids: readonly string[]): Promise<LegalFact[]> {
    if (ids.length === 0) return [];
    const rows = await this.factRows.find({ _id: trusted({ $in: [...ids] }) }).lean<FactRecord[]>();
    return inOrder(ids, rows);
  }

  async faqs(ids: readonly string[]): Promise<Faq[]> {
    if (ids.length === 0) return [];
    const rows = await this.faqRows.find({ _id: trusted({ $in: [...ids] }) }).lean<FaqRecord[]>();
    return inOrder(ids, rows);
  }

  async savePage(page: Page, language: Language, origin: Origin, now: Date): Promise<void> {
    await this.pages.updateOne(
      { slug: page.slug, language },
      { $set: { page, origin, updatedAt: now } },
      { upsert: true },
    );
  }

  async saveFact(fact: LegalFact, origin: Origin): Promise<void> {
    const change = { $set: { content: fact, origin }, $inc: { version: 1 } };
    await this.factRows.updateOne({ _id: fact.id }, change, { upsert: true });
  }

  async saveFaq(faq: Faq, origin: Origin): Promise<void> {
    const change = { $set: { content: faq, origin }, $inc: { version: 1 } };
    await this.faqRows.updateOne({ _id: faq.id }, change, { upsert: true });
  }

  /** Where the stored fact and question came from, for those that exist. */
  async origins(
    kind: 'fact' | 'faq',
    ids: readonly string[],
  ): Promise<Map<string, { origin: Origin; content: unknown }>> {
    const query = { _id: trusted({ $in: [...ids] }) };
    const rows =
      kind === 'fact'
        ? await this.factRows.find(query).lean<FactRecord[]>()
        : await this.faqRows.find(query).lean<FaqRecord[]>();
    return new Map(rows.map(({ _id, origin, content }) => [_id, { origin, content }]));
  }
}

function inOrder<Content>(ids: readonly string[], rows: readonly { _id: string; content: Content }[]): Content[] {
  const byId = new Map(rows.map(({ _id, content }) => [_id, content]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
