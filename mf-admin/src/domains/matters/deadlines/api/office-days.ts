import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Days on which the office is closed, in the order of their dates. They move no deadline; some are holidays of the courts, too. */
export const useOfficeDays = () =>
  useQuery({
    queryKey: ['deadline-rules', 'office-days'],
    queryFn: async ({ signal }): Promise<OfficeProfileDraft['holidays']> =>
      (await callApi(getOfficeProfile, undefined, { signal })).holidays,
  });
