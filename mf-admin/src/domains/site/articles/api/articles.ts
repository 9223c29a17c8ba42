import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  changeArticle,
  createArticle,
  deleteArticle,
  type EditedArticle,
  type EditedArticleRow,
  FEATURED_SHOWN,
  getEditedArticle,
  listEditedArticles,
} from '@diwan/contracts/site/articles/desk.http';
import { listArticles } from '@diwan/contracts/site/articles/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['site', 'articles'] as const;
const one = (id: string) => [...KEY, 'one', id] as const;

export type ArticleBody = BodyOf<typeof createArticle>;

/** A page of articles, newest first. */
export const useArticles = (query: RequestOf<typeof listEditedArticles>['query']) =>
  useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => callApi(listEditedArticles, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Reads an article as it is now. */
export const fetchArticle = (id: string, signal?: AbortSignal): Promise<EditedArticle> =>
  callApi(getEditedArticle, { params: { id } }, signal && { signal });

export const useArticle = (id: string) =>
  useQuery({ queryKey: one(id), queryFn: ({ signal }) => fetchArticle(id, signal) });

/** What the home page features now, newest first: three at most (NEWS-03). */
export const useFeatured = (language: 'en' | 'ar', enabled: boolean) =>
  useQuery({
    queryKey: [...KEY, 'featured', language],
    queryFn: ({ signal }) =>
      callApi(listArticles, { query: { language, featured: 'true', limit: FEATURED_SHOWN } }, { signal }),
    enabled,
  });

/** What can be done to articles; lists are read again afterwards. */
export function useEditArticles() {
  const queries = useQueryClient();
  const keep = async (saved: EditedArticle) => {
    queries.setQueryData(one(saved.id), saved);
    await queries.invalidateQueries({ queryKey: KEY });
    return saved;
  };
  return {
    /** Adds an article, or changes the one whose id and version are given. */
    async save(body: ArticleBody, existing: { id: string; version: number } | null): Promise<EditedArticle> {
      if (!existing) return keep(await callApi(createArticle, { body }));
      const { language: _fixed, ...fields } = body;
      const { id, version } = existing;
      return keep(await callApi(changeArticle, { params: { id }, body: { ...fields, version } }));
    },
    remove: async ({ id, version }: EditedArticleRow, deleted: boolean): Promise<void> => {
      await callApi(deleteArticle, { params: { id }, body: { deleted, version } });
      queries.removeQueries({ queryKey: one(id) });
      await queries.invalidateQueries({ queryKey: KEY });
    },
  };
}
