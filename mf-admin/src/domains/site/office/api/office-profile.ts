import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import type { OfficeProfile, OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['office', 'profile'] as const;

/** Reads the profile as it is now. */
export const fetchProfile = (signal?: AbortSignal): Promise<OfficeProfileDraft> =>
  callApi(getOfficeProfile, undefined, signal && { signal });

/** The firm's particulars. */
export const useProfile = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchProfile(signal) });

/** Replaces the profile of a version. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return async (body: OfficeProfile): Promise<OfficeProfile> => {
    const saved = await callApi(setOfficeProfile, { body });
    queries.setQueryData(KEY, saved);
    return saved;
  };
}
