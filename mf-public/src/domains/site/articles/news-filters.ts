import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';

export type Kind = 'article' | 'news';

export const KINDS: readonly Kind[] = ['article', 'news'];

/** Which part of the list is on show; all of it stands in the address. */
export interface NewsFilters {
  page: number;
  kind: Kind | null;
  /** Id of a category. */
  category: string | null;
  /** Language of the articles; the page's own unless asked otherwise. */
  language: Language;
}

const MAX_PAGE = 10_000;

/**
 * Reads an address's query. What makes no sense counts as not there, categories that readers cannot choose too; while the categories are
 * not known (null), the address is believed and the service decides.
 */
export function filtersOf(
  query: URLSearchParams,
  pageLanguage: Language,
  categories: readonly NewsCategory[] | null,
): NewsFilters {
  const category = query.get('category');
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? null,
    category: categories && !categories.some(({ id }) => id === category) ? null : category,
    language: LANGUAGES.find((language) => language === query.get('language')) ?? pageLanguage,
  };
}

/** What a category is called in a language; its id where it is not known. */
export const nameOfCategory = (id: string, categories: readonly NewsCategory[], language: Language): string =>
  categories.find((category) => category.id === id)?.name[language] ?? id;

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
