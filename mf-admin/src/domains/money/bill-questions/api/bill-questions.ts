import {
  answerBillQuestion,
  type BillQuestion,
  getBillQuestion,
  listBillQuestions,
} from '@diwan/contracts/money/bill-questions/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['money', 'bill-questions'];

/** A page of questions of one state. */
export const useBillQuestions = (query: { page: number; state: 'open' | 'answered' }) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => callApi(listBillQuestions, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useBillQuestion = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: () => callApi(getBillQuestion, { params: { id } }) });

/** Answers a question; the lists follow. */
export function useAnswer(id: string) {
  const queries = useQueryClient();
  return async (text: string): Promise<BillQuestion> => {
    const answered = await callApi(answerBillQuestion, { params: { id }, body: { text } });
    await queries.invalidateQueries({ queryKey: KEY });
    return answered;
  };
}
