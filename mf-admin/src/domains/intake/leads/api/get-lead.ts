import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getLead } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** A lead with what happened to it. */
export type LeadRecord = ResponseOf<typeof getLead>;
export type LeadLine = LeadRecord['timeline'][number];

/** One lead as it is now. */
export const useLeadRecord = (id: string) =>
  useQuery({
    queryKey: ['leads', 'one', id],
    queryFn: ({ signal }) => callApi(getLead, { params: { id } }, { signal }),
  });
