import { listRelatedCases } from '@diwan/contracts/matters/cases/course.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Cases that have to do with one, of those the person may see; of a new case there are none. */
export const useRelatedCases = (id: string | null) =>
  useQuery({
    queryKey: ['cases', 'related', id],
    queryFn: ({ signal }) => callApi(listRelatedCases, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
