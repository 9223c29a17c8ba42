import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { ARTICLE_CATEGORIES } from '@diwan/contracts/site/practice-area';

export type Category = keyof typeof ARTICLE_CATEGORIES;
export type Kind = 'article' | 'news';

export const CATEGORIES = Object.keys(ARTICLE_CATEGORIES) as Category[];
export const KINDS: readonly Kind[] = ['article', 'news'];

/** Which part of the list is on show; all of it stands in the address. */
export interface NewsFilters {
  page: number;
  kind: Kind | null;
  category: Category | null;
  /** Language of the articles; the page's own unless asked otherwise. */
  language: Language;
}

const MAX_PAGE = 10_000;

/** Reads an address's query. What makes no sense counts as not there. */
export function filtersOf(query: URLSearchParams, pageLanguage: Language): NewsFilters {
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? null,
    category: CATEGORIES.find((category) => category === query.get('category')) ?? null,
    language: LANGUAGES.find((language) => language === query.get('language')) ?? pageLanguage,
  };
}

/** The address of a part of the list, without the page's language. Other filters go back to the first page. */
export function newsPath(filters: NewsFilters, pageLanguage: Language, changes: Partial<NewsFilters> = {}): string {
  const { page, kind, category, language } = { ...filters, page: 1, ...changes };
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (category) query.set('category', category);
  if (language !== pageLanguage) query.set('language', language);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/news?${query}` : '/news';
}
