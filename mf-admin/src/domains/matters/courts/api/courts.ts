import { archiveCourt, type Court, createCourt, listCourts, updateCourt } from '@diwan/contracts/matters/courts/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['courts'];

/** The directory of courts, retired ones too. */
export const useCourts = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(listCourts, undefined, { signal }) });

/** A court as it is now; the directory is read whole. */
export async function fetchCourt({ id }: Pick<Court, 'id'>): Promise<Court> {
  const court = (await callApi(listCourts)).find((one) => one.id === id);
  if (!court) throw new Error('Courts are never deleted');
  return court;
}

export type CourtBody = BodyOf<typeof createCourt>;

/** What is done to the directory; it is read again. */
export function useEditCourts() {
  const queries = useQueryClient();
  const done = async (call: Promise<Court>): Promise<Court> => {
    const court = await call;
    await queries.invalidateQueries({ queryKey: KEY });
    return court;
  };
  return {
    add: (body: CourtBody) => done(callApi(createCourt, { body })),
    change: (id: string, body: BodyOf<typeof updateCourt>) => done(callApi(updateCourt, { params: { id }, body })),
    archive: (id: string, archived: boolean) => done(callApi(archiveCourt, { params: { id }, body: { archived } })),
  };
}
