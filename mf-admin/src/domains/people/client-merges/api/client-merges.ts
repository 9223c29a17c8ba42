import {
  listDoubles,
  listMerges,
  mergeClients,
  previewMerge,
  undoMerge,
} from '@diwan/contracts/people/client-merges/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { usePagesBelow } from '../../../../components/older-lines.js';

/** While a service has not said what moved, it is asked again so often, in milliseconds. */
const AGAIN = 2000;

/** Clients that may be one; `clientId` narrows it to one of them. */
export const useDoubles = (clientId?: string) =>
  useQuery({
    queryKey: ['clients', 'doubles', clientId ?? ''],
    queryFn: ({ signal }) => callApi(listDoubles, { query: clientId ? { clientId } : {} }, { signal }),
  });

/** Merges that can be taken back, and those that were. */
export const useMerges = () =>
  usePagesBelow(
    ['clients', 'merges'],
    (page, signal) => callApi(listMerges, { query: { page } }, { signal }),
    ({ id }) => id,
    { again: (merges) => (merges.some(({ moved }) => moved === null) ? AGAIN : false) },
  );

/** What merging two clients would do. */
export const usePreview = (keptId: string, mergedId: string) =>
  useQuery({
    queryKey: ['clients', 'merge-preview', keptId, mergedId],
    queryFn: ({ signal }) => callApi(previewMerge, { query: { keptId, mergedId } }, { signal }),
    enabled: keptId !== '' && mergedId !== '',
  });

/** Merges, and takes a merge back; all that names clients is asked for again. */
export function useMergeDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => queries.invalidateQueries());
  return {
    merge: (body: BodyOf<typeof mergeClients>) => asked(callApi(mergeClients, { body })),
    undo: (id: string) => asked(callApi(undoMerge, { params: { id } })),
  };
}
