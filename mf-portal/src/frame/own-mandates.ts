import { listOwnMandates, type Mandate } from '@diwan/contracts/people/delegations/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_MANDATES = ['mandates'];

/** Clients who named the person, so that they may look at parts of their file. */
export const useOwnMandates = (): UseQueryResult<Mandate[]> =>
  useQuery({ queryKey: OWN_MANDATES, queryFn: () => callApi(listOwnMandates) });
