import type { RequestOf } from '@diwan/contracts/http/endpoint';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import {
  approveTimeEntries,
  changeTimeEntry,
  createTimeEntry,
  deleteTimeEntry,
  listMyTimeEntries,
  listTimeEntries,
  returnTimeEntry,
  submitTimeEntries,
  withdrawTimeEntry,
} from '@diwan/contracts/money/time-entries/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export const TIME_KEY = ['time-entries'] as const;

export type TimeBody = Omit<BodyOf<typeof changeTimeEntry>, 'version' | 'saysDuration'>;
export type FirmTimeQuery = RequestOf<typeof listTimeEntries>['query'];
export type MyTimeQuery = RequestOf<typeof listMyTimeEntries>['query'];

/** A page of the firm's time. */
export const useFirmTime = (query: FirmTimeQuery) =>
  useQuery({
    queryKey: [...TIME_KEY, 'firm', query],
    queryFn: ({ signal }) => callApi(listTimeEntries, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of one's own time. */
export const useMyTime = (query: MyTimeQuery) =>
  useQuery({
    queryKey: [...TIME_KEY, 'mine', query],
    queryFn: ({ signal }) => callApi(listMyTimeEntries, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Drafts of one's own that wait for how long the work took, of whatever week. */
export const useForgottenTime = () =>
  useQuery({
    queryKey: [...TIME_KEY, 'mine', 'forgotten'],
    queryFn: async ({ signal }) =>
      (await callApi(listMyTimeEntries, { query: { forgotten: 'true', limit: 20 } }, { signal })).items,
  });

/** One's own entry as it is now: there is no page of one, so the list of its day is asked. */
export async function fetchMyEntry({ id, dateWorked }: TimeEntry): Promise<TimeEntry> {
  const query = { from: dateWorked, until: dateWorked, limit: 100 };
  const { items } = await callApi(listMyTimeEntries, { query });
  const found = items.find((entry) => entry.id === id);
  if (!found) throw new Error('The entry is not of this day any more');
  return found;
}

const seen = (entries: readonly TimeEntry[]) => entries.map(({ id, version }) => ({ id, version }));

/** Changes of time; lists and counts are asked for again, whatever came of it. */
export function useTimeDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => void queries.invalidateQueries({ queryKey: TIME_KEY }));
  return {
    add: (body: TimeBody, suggestionId: string | null) =>
      asked(callApi(createTimeEntry, { body: { ...body, suggestionId } })),
    change: ({ id }: TimeEntry, body: TimeBody, version: number) =>
      asked(callApi(changeTimeEntry, { params: { id }, body: { ...body, saysDuration: true, version } })),
    remove: ({ id }: TimeEntry) => asked(callApi(deleteTimeEntry, { params: { id } })),
    submit: (entries: readonly TimeEntry[]) => asked(callApi(submitTimeEntries, { body: { entries: seen(entries) } })),
    withdraw: ({ id, version }: TimeEntry) => asked(callApi(withdrawTimeEntry, { params: { id }, body: { version } })),
    approve: (entries: readonly TimeEntry[]) =>
      asked(callApi(approveTimeEntries, { body: { entries: seen(entries) } })),
    giveBack: ({ id, version }: TimeEntry, reason: string) =>
      asked(callApi(returnTimeEntry, { params: { id }, body: { version, reason } })),
  };
}
