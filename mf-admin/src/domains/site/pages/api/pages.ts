import {
  discardPageDraft,
  type EditedPage,
  getEditedPage,
  listEditedPages,
  listPageVersions,
  publishPage,
  restorePageVersion,
  savePageDraft,
} from '@diwan/contracts/site/pages/editing.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PagePair } from '../page-pair.js';

const LIST = ['site', 'pages', 'list'] as const;
const one = (slug: string) => ['site', 'pages', 'one', slug] as const;

/** All pages of the site, with their drafts. */
export const usePages = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => callApi(listEditedPages, undefined, { signal }) });

/** Reads a page as it is being edited now. */
export const fetchPage = (slug: string, signal?: AbortSignal): Promise<EditedPage> =>
  callApi(getEditedPage, { query: { slug } }, signal && { signal });

/** One page to edit; read anew each time the editor is opened, for the editor goes on from what it was given. */
export const useEditedPage = (slug: string) =>
  useQuery({
    queryKey: one(slug),
    queryFn: ({ signal }) => fetchPage(slug, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const usePageVersions = (slug: string) =>
  useQuery({
    queryKey: ['site', 'pages', 'versions', slug],
    queryFn: ({ signal }) => callApi(listPageVersions, { query: { slug } }, { signal }),
    gcTime: 0,
  });

/** What can be done with a page; the list is read again afterwards. */
export function useEditPage(slug: string) {
  const queries = useQueryClient();
  const keep = async (work: Promise<EditedPage>): Promise<EditedPage> => {
    const saved = await work;
    // The head of the screen tells whether there is a draft.
    queries.setQueryData(one(slug), saved);
    void queries.invalidateQueries({ queryKey: LIST });
    void queries.invalidateQueries({ queryKey: ['site', 'facts'] });
    return saved;
  };
  return {
    saveDraft: (pair: PagePair, version: number) => keep(callApi(savePageDraft, { body: { slug, version, ...pair } })),
    publish: (pair: PagePair, version: number) => keep(callApi(publishPage, { body: { slug, version, ...pair } })),
    discard: (version: number) => keep(callApi(discardPageDraft, { body: { slug, version } })),
    restore: (number: number, version: number) =>
      keep(callApi(restorePageVersion, { body: { slug, version, number } })),
  };
}
