import { useQueryClient } from '@tanstack/react-query';

/** Work and costs change with the bills that charge for them. */
const MOVED = ['money', 'time-entries', 'expenses', 'accounting'];

/** Asks again for all that is shown about money: one entry changes an invoice, its client's account and lists. */
export function useMoneyMoved(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(MOVED.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
