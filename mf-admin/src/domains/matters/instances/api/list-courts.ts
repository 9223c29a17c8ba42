import { listCourts } from '@diwan/contracts/matters/courts/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** The directory of courts. */
export const useCourts = () =>
  useQuery({ queryKey: ['courts'], queryFn: ({ signal }) => callApi(listCourts, undefined, { signal }) });
