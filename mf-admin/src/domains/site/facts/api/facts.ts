import { changeFact, createFact, type EditedFact, listEditedFacts, reviewFact } from '@diwan/contracts/site/facts/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const LIST = ['site', 'facts'] as const;

const fetchFacts = (signal?: AbortSignal): Promise<EditedFact[]> =>
  callApi(listEditedFacts, undefined, signal && { signal });

/** All legal facts, with the pages that show each. */
export const useFacts = (): UseQueryResult<EditedFact[]> =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => fetchFacts(signal) });

/** Reads one fact as it is now. */
export async function fetchFact(id: string): Promise<EditedFact> {
  const found = (await fetchFacts()).find((fact) => fact.id === id);
  if (!found) throw new Error(`The fact ${id} is gone`);
  return found;
}

export type FactBody = BodyOf<typeof createFact>;

/** What can be done to facts; everything of the site is read again afterwards, for pages show them. */
export function useEditFacts() {
  const queries = useQueryClient();
  const keep = async (work: Promise<EditedFact>): Promise<EditedFact> => {
    const saved = await work;
    await queries.invalidateQueries({ queryKey: ['site'] });
    return saved;
  };
  return {
    /** Adds a fact, or changes the one whose version is given. */
    save(body: FactBody, version: number | null): Promise<EditedFact> {
      if (version === null) return keep(callApi(createFact, { body }));
      const { id, ...fields } = body;
      return keep(callApi(changeFact, { params: { id }, body: { ...fields, version } }));
    },
    review: ({ id, version }: EditedFact) => keep(callApi(reviewFact, { params: { id }, body: { version } })),
    refresh: () => queries.invalidateQueries({ queryKey: LIST }),
  };
}
