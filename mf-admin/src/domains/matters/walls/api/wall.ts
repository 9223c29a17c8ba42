import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { type CaseWall, countRestricted, getWall, setWall } from '@diwan/contracts/matters/walls/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const wallKey = (id: string) => ['cases', 'wall', id] as const;

/** Reads who is kept away from a case as it is now. */
export const fetchWall = (id: string, signal?: AbortSignal): Promise<CaseWall> =>
  callApi(getWall, { params: { id } }, signal && { signal });

/** Who is kept away from a case, and why. */
export const useWall = ({ id }: LegalCase) =>
  useQuery({ queryKey: wallKey(id), queryFn: ({ signal }) => fetchWall(id, signal) });

/** Keeps people away from a case; its team may change by it, so that all of it is asked for again. */
export function useSetWall({ id }: LegalCase) {
  const queries = useQueryClient();
  return async (body: BodyOf<typeof setWall>): Promise<void> => {
    await callApi(setWall, { params: { id }, body });
    await queries.invalidateQueries({ queryKey: ['cases'] });
  };
}

/** How many cases the person is kept away from; asked for only by those who see every other case. */
export const useRestricted = (enabled: boolean) =>
  useQuery({
    queryKey: ['cases', 'restricted'],
    queryFn: ({ signal }) => callApi(countRestricted, undefined, { signal }),
    enabled,
  });
