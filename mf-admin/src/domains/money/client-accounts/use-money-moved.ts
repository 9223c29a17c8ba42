import { useQueryClient } from '@tanstack/react-query';

/** Asks again for all that is shown about money: one entry changes an invoice, its client's account and lists. */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['money'] });
}
