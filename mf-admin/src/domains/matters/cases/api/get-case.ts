import { getCase, type LegalCase } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Reads a case as it is now. */
export const fetchCase = (id: string, signal?: AbortSignal): Promise<LegalCase> =>
  callApi(getCase, { params: { id } }, signal && { signal });

/** Its place among what was asked. */
export const caseKey = (id: string) => ['cases', 'one', id] as const;

/** One case; not asked for where it is not known which. */
export const useCase = (id: string, enabled = true) =>
  useQuery({ queryKey: caseKey(id), queryFn: ({ signal }) => fetchCase(id, signal), enabled });
