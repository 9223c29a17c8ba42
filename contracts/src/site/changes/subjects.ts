import { getArticle, listArticles } from '../articles/http.js';
import { getAttorney, listAttorneys } from '../attorneys/http.js';
import { listCategories } from '../categories/http.js';
import { getOfficeProfile } from '../office/http.js';
import { getPage } from '../pages/http.js';

/** What the site's content is divided into: a change names its subjects, and whoever keeps an answer knows of which it is made. */
export const ARTICLES = 'articles';
export const ATTORNEYS = 'attorneys';
export const CATEGORIES = 'categories';
export const OFFICE = 'office';
/** A page in both languages, with the facts and questions that it shows. */
export const pageSubject = (slug: string): string => `page/${slug}`;

type Question = { slug?: unknown };

/** The subjects of each answer that may be kept, by the path of its endpoint; what is not here depends on more, or on who asks. */
const SUBJECTS: Readonly<Record<string, (query: Question) => readonly string[]>> = {
  // It names the firm as its profile does, and shows of legal facts what the profile says (D-047).
  [getPage.path]: ({ slug }) => [pageSubject(String(slug)), OFFICE],
  [listArticles.path]: () => [ARTICLES, ATTORNEYS, CATEGORIES],
  [getArticle.path]: () => [ARTICLES, ATTORNEYS, CATEGORIES],
  [listCategories.path]: () => [CATEGORIES],
  [listAttorneys.path]: () => [ATTORNEYS],
  [getAttorney.path]: () => [ATTORNEYS],
  [getOfficeProfile.path]: () => [OFFICE],
};

/** The subjects that the answer of an endpoint is made of; null when it may not be kept. */
export function subjectsOf(
  endpoint: { service: string; method: string; path: string },
  query: Question = {},
): readonly string[] | null {
  if (endpoint.service !== 'news' || endpoint.method !== 'GET') return null;
  return SUBJECTS[endpoint.path]?.(query) ?? null;
}

/** Endpoints whose answers may be kept. */
export const KEEPABLE = [getPage, listArticles, getArticle, listCategories, listAttorneys, getAttorney] as const;
