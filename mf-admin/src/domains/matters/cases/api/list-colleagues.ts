import { listColleagues } from '@diwan/contracts/people/staff/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Who can be named on a case. */
export const useColleagues = () =>
  useQuery({
    queryKey: ['cases', 'colleagues'],
    queryFn: ({ signal }) => callApi(listColleagues, undefined, { signal }),
  });
