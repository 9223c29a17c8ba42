import {
  answerItem,
  listOwnRequests,
  type OwnRequest,
  removeOwnFile,
} from '@diwan/contracts/matters/requests/own.http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['requests'];

/** What the firm asked of the signed-in client. */
export const useOwnRequests = (): UseQueryResult<OwnRequest[]> =>
  useQuery({ queryKey: KEY, queryFn: () => callApi(listOwnRequests) });

/** Puts the answer of a deed in the place of the request it is about. */
export function useKeepRequest(): (request: OwnRequest) => void {
  const queries = useQueryClient();
  return (request) =>
    queries.setQueryData<OwnRequest[]>(KEY, (list) => list?.map((one) => (one.id === request.id ? request : one)));
}

/** Answers in words, and takes files back. */
export function useAnswers() {
  const keep = useKeepRequest();
  const queries = useQueryClient();
  return {
    /** `over`: the answer it replaces, as it was seen. What failed may be answered otherwise by now, so it is read again. */
    say: async (id: string, item: string, { text, over }: { text: string; over: string }) => {
      try {
        keep(await callApi(answerItem, { params: { id, item }, body: { text, over } }));
      } catch (error) {
        await queries.invalidateQueries({ queryKey: KEY });
        throw error;
      }
    },
    takeBack: async (id: string, item: string, file: string) =>
      keep(await callApi(removeOwnFile, { params: { id, item, file } })),
  };
}
