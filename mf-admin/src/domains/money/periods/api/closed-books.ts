import { type ClosedBooks, closeBooks, getClosedBooks } from '@diwan/contracts/money/periods/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['money', 'closed-books'] as const;

/** Until when the books are closed. */
export const useClosedBooks = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(getClosedBooks, undefined, { signal }) });

/** Closes the books up to a day, or opens them again. */
export function useCloseBooks() {
  const queries = useQueryClient();
  return async (body: BodyOf<typeof closeBooks>): Promise<ClosedBooks> => {
    const books = await callApi(closeBooks, { body });
    queries.setQueryData(KEY, books);
    return books;
  };
}
