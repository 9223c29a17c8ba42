import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { searchSite } from '@diwan/contracts/site/search/http';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ContentChanges } from '../changes/content-changes.js';
import type { Findable } from './findable.js';
import { ENTRY_SHAPE, type SearchEntry } from './search.schema.js';
import { SearchEngine } from './search-engine.js';

type Engines = Record<Language, SearchEngine>;

/**
 * Finds pages, questions, lawyers and articles, whatever the spelling (PUB-18). Entries are stored by who owns them; the words are indexed in
 * memory, anew when the number of the content's changes has moved (docs/adr/0016).
 */
@Injectable()
export class SearchIndex {
  private built: { mark: string; engines: Promise<Engines> } | undefined;

  constructor(
    @InjectModel('SearchEntry') private readonly entries: Model<SearchEntry>,
    private readonly changes: ContentChanges,
  ) {}

  /** Best first. What is found in the other language only is better than nothing: people type in the language they think in. */
  async find(question: string, language: Language): Promise<ResponseOf<typeof searchSite>> {
    const engines = await this.engines();
    const own = engines[language].find(question);
    return own.length > 0 ? own : engines[language === 'en' ? 'ar' : 'en'].find(question);
  }

  /** Replaces everything that can be found of an owner, the path of a page; an empty list forgets it. Whoever calls notes a change of the content. */
  async put(owner: string, found: readonly Findable[]): Promise<void> {
    await this.putAll([{ owner, found }]);
  }

  /** The same for several owners at once. */
  async putAll(owned: readonly { owner: string; found: readonly Findable[] }[]): Promise<void> {
    const gone = owned.map(({ owner, found }) => ({
      deleteMany: { filter: { owner, _id: trusted({ $nin: found.map(({ path }) => path) }) } },
    }));
    const there = owned.flatMap(({ owner, found }) =>
      found.map(({ path, ...entry }) => ({
        updateOne: { filter: { _id: path }, update: { $set: { ...entry, owner, shape: ENTRY_SHAPE } }, upsert: true },
      })),
    );
    await this.entries.bulkWrite([...gone, ...there]);
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    await this.entries.deleteMany({});
  }

  /** Whether entries are missing, or were stored by a version of the product that kept other things. */
  async isOutdated(): Promise<boolean> {
    const current = await this.entries.findOne({ shape: ENTRY_SHAPE }, { _id: 1 }).lean();
    return !current || (await this.entries.exists({ shape: trusted({ $ne: ENTRY_SHAPE }) })) !== null;
  }

  private async engines(): Promise<Engines> {
    const mark = await this.changes.mark();
    if (this.built?.mark !== mark) {
      const engines = this.build();
      this.built = { mark, engines };
      engines.catch(() => {
        this.built = undefined;
      });
    }
    return this.built.engines;
  }

  private async build(): Promise<Engines> {
    const made = await Promise.all(
      LANGUAGES.map(async (language) => [language, await this.engineOf(language)] as const),
    );
    return Object.fromEntries(made) as Engines;
  }

  private async engineOf(language: Language): Promise<SearchEngine> {
    return new SearchEngine(await this.entries.find({ language }).lean<SearchEntry[]>());
  }
}
