import { useShell } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import { useMayRead } from './may-read.js';
import { billsThatCame, type MoneyHappening, receiptsThatCame } from './money-happenings.js';

/** So many of each are looked at to count what is new. */
const LIMIT = 10;

/** The client's last bills and receipts; none for a delegate who was not named for them. */
export function useLatestMoney(): UseQueryResult<MoneyHappening[]> {
  const t = useTexts();
  const { language } = useShell();
  const mayRead = useMayRead('billing');
  return useQuery({
    queryKey: ['billing', 'latest', mayRead, language],
    queryFn: async ({ signal }) => {
      if (!mayRead) return [];
      const lists = [billsThatCame, receiptsThatCame].map((list) =>
        list({ page: 1, limit: LIMIT, signal }, { t, language }),
      );
      return (await Promise.all(lists)).flat();
    },
  });
}
