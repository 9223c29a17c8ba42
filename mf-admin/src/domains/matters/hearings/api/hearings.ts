import {
  cancelHearing,
  createHearing,
  deleteHearing,
  findOverlaps,
  getHearing,
  getHearingTelling,
  type Hearing,
  type HearingView,
  listHearingDays,
  listHearings,
  noteOutcome,
  postponeHearing,
  reinstateHearing,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import type { HearingFilters } from '../hearing-filters.js';

export interface HearingQuery extends HearingFilters {
  page: number;
  view: HearingView;
  caseId?: string;
  clientId?: string;
}

/** A page of hearings in the order of their day. */
export const useHearings = (query: HearingQuery) =>
  useQuery({
    queryKey: ['hearings', 'list', query],
    queryFn: ({ signal }) => callApi(listHearings, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All hearings of some days, both included. */
export const useHearingDays = (query: HearingFilters & { from: string; to: string }) =>
  useQuery({
    queryKey: ['hearings', 'days', query],
    queryFn: ({ signal }) => callApi(listHearingDays, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A hearing as it is now. */
export const fetchHearing = ({ id }: { id: string }): Promise<Hearing> => callApi(getHearing, { params: { id } });

/** Whether its people have been told. */
export const fetchTelling = (id: string) => callApi(getHearingTelling, { params: { id } });

/** Other hearings of a lawyer that are too near; asked once time and lawyer are known. */
export const useOverlaps = (query: { lawyerId: string; wallTime: string; courtId?: string; except?: string }) =>
  useQuery({
    queryKey: ['hearings', 'overlaps', query],
    queryFn: ({ signal }) => callApi(findOverlaps, { query }, { signal }),
    enabled: query.lawyerId !== '' && query.wallTime.length === 16,
  });

export type NewHearing = BodyOf<typeof createHearing>;
export type OutcomeBody = BodyOf<typeof noteOutcome>;

/** What is done to hearings; lists are read again. */
export function useHearingDeeds() {
  const queries = useQueryClient();
  const done = async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    await queries.invalidateQueries({ queryKey: ['hearings'] });
    return result;
  };
  const of = (id: string) => ({ params: { id } });
  return {
    schedule: (body: NewHearing) => done(callApi(createHearing, { body })),
    change: (id: string, body: BodyOf<typeof updateHearing>) => done(callApi(updateHearing, { ...of(id), body })),
    postpone: (id: string, body: BodyOf<typeof postponeHearing>) => done(callApi(postponeHearing, { ...of(id), body })),
    note: (id: string, body: OutcomeBody) => done(callApi(noteOutcome, { ...of(id), body })),
    cancel: ({ id, version }: Hearing, reason: string) =>
      done(callApi(cancelHearing, { ...of(id), body: { reason, version } })),
    reinstate: (id: string, version: number) => done(callApi(reinstateHearing, { ...of(id), body: { version } })),
    remove: (id: string) => done(callApi(deleteHearing, of(id))),
    restore: (id: string) => done(callApi(restoreHearing, of(id))),
  };
}
