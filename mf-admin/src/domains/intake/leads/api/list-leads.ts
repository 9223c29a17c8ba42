import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { type LeadStatus, listLeads } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** Somebody who asked for a consultation. */
export type Lead = ResponseOf<typeof listLeads>['items'][number];

/** A page of leads, newest first. */
export const useLeads = (query: { page: number; status?: z.infer<typeof LeadStatus>; search?: string }) =>
  useQuery({
    queryKey: ['leads', 'list', query],
    queryFn: ({ signal }) => callApi(listLeads, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
