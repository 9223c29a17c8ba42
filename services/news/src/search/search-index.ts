import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { searchWords } from '@diwan/contracts/shared/search-text';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import type { searchSite } from '@diwan/contracts/site/search/http';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ArticleRecord } from '../articles/article.schema.js';
import type { AttorneyRecord } from '../attorneys/attorney.schema.js';
import { indexedWords, questionPatterns, withoutArticle } from './arabic-article.rules.js';
import { excerptAround, pageText, plainText } from './page-text.rules.js';
import type { SearchEntry } from './search.schema.js';

const MAX_CANDIDATES = 200;
const MAX_HITS = 20;

/** Finds pages, questions and articles by the beginnings of words, whatever the spelling (PUB-18). */
@Injectable()
export class SearchIndex {
  constructor(@InjectModel('SearchEntry') private readonly entries: Model<SearchEntry>) {}

  /**
   * What matches every word, best first: words in the title count more. What is found in the other language only is better than
   * nothing: people type in the language they think in. Nothing for an empty question.
   */
  async find(question: string, language: Language): Promise<ResponseOf<typeof searchSite>> {
    const patterns = questionPatterns(question);
    if (patterns.length === 0) return [];
    const own = await this.hits(patterns, language);
    return own.length > 0 ? own : this.hits(patterns, language === 'en' ? 'ar' : 'en');
  }

  private async hits(patterns: readonly RegExp[], language: Language): Promise<ResponseOf<typeof searchSite>> {
    const query = { language, $and: patterns.map((pattern) => ({ words: pattern })) };
    const candidates = await this.entries.find(query).limit(MAX_CANDIDATES).lean<SearchEntry[]>();
    const weigh = ({ titleWords }: SearchEntry) =>
      patterns.filter((pattern) => titleWords.some((word) => pattern.test(word))).length;
    return candidates
      .map((entry) => ({ entry, weight: weigh(entry) }))
      .sort(
        (a, b) =>
          b.weight - a.weight ||
          KIND_ORDER[a.entry.kind] - KIND_ORDER[b.entry.kind] ||
          a.entry._id.localeCompare(b.entry._id),
      )
      .slice(0, MAX_HITS)
      .map(({ entry }) => ({
        kind: entry.kind,
        path: entry._id,
        title: entry.title,
        text: excerptAround(entry.text, foldedWord, patterns),
      }));
  }

  /** Indexes a page and its questions. */
  async putPage(page: Page, language: Language, faqs: readonly Faq[], facts: readonly LegalFact[]): Promise<void> {
    const path = inLanguage(page.slug === 'home' ? '/' : `/${page.slug}`, language);
    const pageEntry = entry('page', path, path, language, page.name, pageText(page, language, facts));
    const questions = faqs.map((faq) =>
      entry(
        'faq',
        `${path}#${faq.id}`,
        path,
        language,
        faq.question[language],
        plainText(faq.answer[language], language, facts),
      ),
    );
    await this.replace(path, [pageEntry, ...questions]);
  }

  /** Indexes an article, or forgets it when it is not published. */
  async putArticle(
    article: Pick<ArticleRecord, 'slug' | 'language' | 'title' | 'excerpt' | 'markdown' | 'published'>,
  ): Promise<void> {
    const path = inLanguage(`/news/${article.slug}`, article.language);
    const text = `${article.excerpt} ${article.markdown}`.replace(/[#*_`>|[\]()]/g, ' ').replace(/\s+/g, ' ');
    await this.replace(
      path,
      article.published ? [entry('article', path, path, article.language, article.title, text)] : [],
    );
  }

  /** Indexes a lawyer's profile in both languages, or forgets it when it is not published. */
  async putAttorney({
    slug,
    profile,
    published,
  }: Pick<AttorneyRecord, 'slug' | 'profile' | 'published'>): Promise<void> {
    for (const language of LANGUAGES) {
      const path = inLanguage(`/attorneys/${slug}`, language);
      const said = [profile.title, profile.bio, ...profile.specialties].map((text) => text[language]).join(' ');
      const entries = published ? [entry('page', path, path, language, profile.name[language], said)] : [];
      await this.replace(path, entries);
    }
  }

  async isEmpty(): Promise<boolean> {
    return (await this.entries.estimatedDocumentCount()) === 0;
  }

  private async replace(owner: string, entries: readonly SearchEntry[]): Promise<void> {
    await this.entries.deleteMany({ owner, _id: trusted({ $nin: entries.map(({ _id }) => _id) }) });
    for (const { _id, ...rest } of entries) await this.entries.updateOne({ _id }, { $set: rest }, { upsert: true });
  }
}

/** A word of a text as patterns look at it. */
const foldedWord = (word: string): string => withoutArticle(searchWords(word)[0] ?? '');

const KIND_ORDER = { page: 0, faq: 1, article: 2 } as const;

const entry = (
  kind: SearchEntry['kind'],
  _id: string,
  owner: string,
  language: Language,
  title: string,
  text: string,
): SearchEntry => ({
  _id,
  kind,
  owner,
  language,
  title,
  text,
  titleWords: indexedWords(title),
  words: indexedWords(title, text),
});
