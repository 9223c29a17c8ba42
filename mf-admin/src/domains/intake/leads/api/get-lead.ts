import { getLead, type LeadRecord } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Reads a lead, with what happened to it, as it is now. */
export const fetchLead = (id: string, signal?: AbortSignal): Promise<LeadRecord> =>
  callApi(getLead, { params: { id } }, signal && { signal });

/** Its place among what was asked. */
export const leadKey = (id: string) => ['leads', 'one', id] as const;

/** One lead. */
export const useLead = (id: string) =>
  useQuery({ queryKey: leadKey(id), queryFn: ({ signal }) => fetchLead(id, signal) });
