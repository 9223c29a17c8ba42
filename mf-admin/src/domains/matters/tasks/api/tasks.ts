import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  changeTask,
  createTask,
  listTasks,
  moveTask,
  snoozeTask,
  type Task,
  type TaskState,
} from '@diwan/contracts/matters/tasks/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['tasks'] as const;
/** More open tasks than a case has; the page of all of them has pages. */
const OF_A_CASE = 50;

export type TaskBody = Omit<BodyOf<typeof changeTask>, 'version'>;
export type TaskQuery = RequestOf<typeof listTasks>['query'];

/** A page of tasks. */
export const useTasks = (query: TaskQuery) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => callApi(listTasks, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The open tasks of a case, whoever's they are. */
export const useTasksOfCase = (caseId: string) => useTasks({ caseId, whose: 'team', limit: OF_A_CASE });

/** One task as it is now: there is no page of one, so the list of its case or person is asked. */
export async function fetchTask({ id, legalCase }: Task): Promise<Task> {
  const query = { whose: 'team', limit: 100, ...(legalCase && { caseId: legalCase.id }) } as const;
  const { items } = await callApi(listTasks, { query });
  const found = items.find((task) => task.id === id);
  if (!found) throw new Error('The task is not open any more');
  return found;
}

/** Changes of tasks; lists and counts are asked for again, whatever came of it. */
export function useTaskDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => void queries.invalidateQueries({ queryKey: KEY }));
  return {
    add: (body: TaskBody, caseId: string | null) => asked(callApi(createTask, { body: { ...body, caseId } })),
    change: ({ id }: Task, body: TaskBody, version: number) =>
      asked(callApi(changeTask, { params: { id }, body: { ...body, version } })),
    move: ({ id }: Task, to: TaskState) => asked(callApi(moveTask, { params: { id }, body: { to } })),
    snooze: ({ id }: Task, until: string | null) => asked(callApi(snoozeTask, { params: { id }, body: { until } })),
  };
}
