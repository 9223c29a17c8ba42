import { useQueryClient } from '@tanstack/react-query';

/** Asks again for all that is shown about money: one entry changes an invoice, its client's account, lists and what waits. */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['money'] }),
      queries.invalidateQueries({ queryKey: ['waiting'] }),
    ]);
  };
}
