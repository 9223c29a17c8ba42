import {
  changeQuestion,
  createQuestion,
  type EditedQuestion,
  listEditedQuestions,
} from '@diwan/contracts/site/questions/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const fetchQuestions = (signal?: AbortSignal): Promise<EditedQuestion[]> =>
  callApi(listEditedQuestions, undefined, signal && { signal });

/** All questions, with the pages that show each. */
export const useQuestions = (): UseQueryResult<EditedQuestion[]> =>
  useQuery({ queryKey: ['site', 'questions'], queryFn: ({ signal }) => fetchQuestions(signal) });

/** Reads one question as it is now. */
export async function fetchQuestion(id: string): Promise<EditedQuestion> {
  const found = (await fetchQuestions()).find((question) => question.id === id);
  if (!found) throw new Error(`The question ${id} is gone`);
  return found;
}

export type QuestionBody = BodyOf<typeof createQuestion>;

/** Adds a question, or changes the one whose version is given; everything of the site is read again, for pages show them. */
export function useSaveQuestion() {
  const queries = useQueryClient();
  return async (body: QuestionBody, version: number | null): Promise<EditedQuestion> => {
    const { id, ...fields } = body;
    const saved =
      version === null
        ? await callApi(createQuestion, { body })
        : await callApi(changeQuestion, { params: { id }, body: { ...fields, version } });
    await queries.invalidateQueries({ queryKey: ['site'] });
    return saved;
  };
}
