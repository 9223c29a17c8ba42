import type { SearchHit } from '@diwan/contracts/site/search/http';
import MiniSearch, { type SearchResult } from 'minisearch';
import type * as z from 'zod/mini';
import { excerptOf, marked } from './marked-text.rules.js';
import type { SearchEntry } from './search.schema.js';
import { stemOf, wordsOf } from './word-stem.rules.js';

type Hit = z.infer<typeof SearchHit>;

const MOST_WORDS = 8;
const MOST_HITS = 20;
/** Hits that are worth less than this part of the best one are coincidence. */
const WORTH_SHOWING = 0.12;
/** The home page speaks of everything a little; whoever looks for something wants the page about it. */
const HOME_PATHS = ['/', '/ar'];
const HOME_WEIGHT = 0.25;
const KIND_WEIGHT = { page: 1, faq: 0.8, article: 0.9 } as const;

/** Finds among the entries of one language by their words: titles count most, then headings, then running text (BM25+). */
export class SearchEngine {
  private readonly index = new MiniSearch<SearchEntry>({
    idField: '_id',
    fields: ['title', 'headings', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  private readonly entries: ReadonlyMap<string, SearchEntry>;

  constructor(entries: readonly SearchEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry._id, entry]));
    this.index.addAll(entries);
  }

  /** The best hits, best first; nothing for a question without words. */
  find(question: string): Hit[] {
    const words = wordsOf(question).slice(0, MOST_WORDS);
    const found = this.index.search(words.join(' '), {
      boost: { title: 6, headings: 2.5 },
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      boostDocument: (path) => this.weightOf(String(path)),
    });
    const least = (found[0]?.score ?? 0) * WORTH_SHOWING;
    return found
      .filter(({ score }) => score >= least)
      .slice(0, MOST_HITS)
      .flatMap((result) => this.shown(result));
  }

  private weightOf(path: string): number {
    if (HOME_PATHS.includes(path)) return HOME_WEIGHT;
    return KIND_WEIGHT[this.entries.get(path)?.kind ?? 'page'];
  }

  private shown({ id, terms }: SearchResult): Hit[] {
    const entry = this.entries.get(id);
    if (!entry) return [];
    const isHit = (stem: string) => terms.includes(stem);
    const { kind, title } = entry;
    return [{ kind, path: id, title: marked(title, isHit), text: marked(excerptOf(entry, isHit), isHit) }];
  }
}
