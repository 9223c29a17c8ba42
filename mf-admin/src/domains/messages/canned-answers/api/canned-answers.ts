import {
  addCannedAnswer,
  type CannedAnswer,
  type CannedAnswerFields,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@diwan/contracts/messages/canned-answers/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['canned-answers'];

/** Answers that staff give again and again. */
export const useCannedAnswers = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(listCannedAnswers, undefined, { signal }) });

/** One as it is now: they are told whole. */
export async function fetchCannedAnswer({ id }: CannedAnswer): Promise<CannedAnswer> {
  const found = (await callApi(listCannedAnswers)).find((answer) => answer.id === id);
  if (!found) throw new Error('The answer is gone');
  return found;
}

/** Adds one, changes one, removes one. The list follows, also when it was refused: somebody else may have changed it. */
export function useCannedAnswerDeeds() {
  const queries = useQueryClient();
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    add: (fields: CannedAnswerFields) => callApi(addCannedAnswer, { body: fields }).finally(told),
    change: ({ id, version }: Pick<CannedAnswer, 'id' | 'version'>, fields: CannedAnswerFields) =>
      callApi(changeCannedAnswer, { params: { id }, body: { fields, version } }).finally(told),
    remove: ({ id }: CannedAnswer) => callApi(removeCannedAnswer, { params: { id } }).finally(told),
  };
}
