import { getOwnProfile, type OwnProfile } from '@diwan/contracts/people/profile/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_PROFILE = ['own-profile'];

/** The signed-in person's own data. */
export const useOwnProfile = (): UseQueryResult<OwnProfile> =>
  useQuery({ queryKey: OWN_PROFILE, queryFn: () => callApi(getOwnProfile) });
