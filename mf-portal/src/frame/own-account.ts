import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnAccount } from '@diwan/contracts/money/client-accounts/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export type OwnAccount = ResponseOf<typeof getOwnAccount>;

/** How the signed-in client stands: what is open, what was paid. */
export const useOwnAccount = (): UseQueryResult<OwnAccount> =>
  useQuery({ queryKey: ['billing', 'account'], queryFn: () => callApi(getOwnAccount) });
