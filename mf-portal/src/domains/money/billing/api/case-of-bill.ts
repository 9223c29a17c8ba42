import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnCase } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** A case as its client reads it. */
export type CaseOfBill = ResponseOf<typeof getOwnCase>;

/** The case that a bill is about, as its client reads it. Who may see bills but no cases is refused, and is not asked again. */
export const useCaseOfBill = (id: string): UseQueryResult<CaseOfBill> =>
  useQuery({
    queryKey: ['billing', 'case', id],
    queryFn: () => callApi(getOwnCase, { params: { id } }),
    retry: false,
  });
