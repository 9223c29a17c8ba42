import type { InputOf } from '@diwan/contracts/http/endpoint';
import { getInvoice, type Invoice, type InvoiceRow, listInvoices } from '@diwan/contracts/money/invoices/http';
import { ApiProblem, callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The largest page of a list. */
const PORTION = 100;

type Filters = Partial<Omit<InputOf<typeof listInvoices>['query'], 'page'>>;
export interface InvoiceQuery extends Filters {
  page: number;
}

/** A page of invoices, newest first unless sorted. */
export const useInvoices = (query: InvoiceQuery, enabled = true) =>
  useQuery({
    queryKey: ['money', 'invoices', query],
    queryFn: ({ signal }) => callApi(listInvoices, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/**
 * All that a client has to pay yet, however many invoices that are, the oldest first; asked for anew by whoever begins to look at it. `wanted`:
 * one of them that must not be overlooked.
 */
export const useOpenInvoices = (clientId: string, wanted = '', enabled = true) =>
  useQuery({
    queryKey: ['money', 'invoices', 'open', clientId, wanted],
    queryFn: ({ signal }) => fetchOpen(clientId, wanted, signal),
    enabled: enabled && clientId !== '',
    staleTime: 0,
    refetchOnMount: 'always',
  });

async function fetchOpen(clientId: string, wanted: string, signal: AbortSignal): Promise<InvoiceRow[]> {
  const found = new Map<string, InvoiceRow>();
  for (let page = 1; ; page += 1) {
    const query = { page, clientId, state: 'open', sort: 'issued', limit: PORTION } as const;
    const { items } = await callApi(listInvoices, { query }, { signal });
    for (const one of items) found.set(one.id, one);
    if (items.length < PORTION) break;
  }
  // One that is paid meanwhile moves the others up, and the first of a page is passed over.
  const missing = wanted !== '' && !found.has(wanted) ? await fetchInvoice(wanted, signal).catch(nullIfGone) : null;
  if (missing?.client.id === clientId && missing.state !== 'draft' && missing.balanceMinor > 0)
    found.set(wanted, missing);
  return [...found.values()];
}

const nullIfGone = (error: unknown): null => {
  if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return null;
  throw error;
};

/** Reads an invoice as it is now. */
export const fetchInvoice = (id: string, signal?: AbortSignal): Promise<Invoice> =>
  callApi(getInvoice, { params: { id } }, signal && { signal });

/** Its place among what was asked. */
export const invoiceKey = (id: string) => ['money', 'invoice', id] as const;

/** One invoice. */
export const useInvoice = (id: string) =>
  useQuery({ queryKey: invoiceKey(id), queryFn: ({ signal }) => fetchInvoice(id, signal) });
