import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { type LeadStatus, listLeads } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** Somebody who asked for a consultation. */
export type Lead = ResponseOf<typeof listLeads>['items'][number];

/** What the address may say about the order. */
export const LEAD_ORDERS = ['received', '-received', 'respondBy', '-respondBy'] as const;

/** A page of leads, newest first unless told otherwise. */
export const useLeads = (query: {
  page: number;
  status?: z.infer<typeof LeadStatus>;
  /** Only those whose sender waits for an answer. */
  waiting?: 'true';
  search?: string;
  sort?: (typeof LEAD_ORDERS)[number];
}) =>
  useQuery({
    queryKey: ['leads', 'list', query],
    queryFn: ({ signal }) => callApi(listLeads, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
