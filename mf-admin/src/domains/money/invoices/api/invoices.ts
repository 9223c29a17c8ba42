import type { InputOf } from '@diwan/contracts/http/endpoint';
import { getInvoice, type Invoice, listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

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

/** Reads an invoice as it is now. */
export const fetchInvoice = (id: string, signal?: AbortSignal): Promise<Invoice> =>
  callApi(getInvoice, { params: { id } }, signal && { signal });

/** Its place among what was asked. */
export const invoiceKey = (id: string) => ['money', 'invoice', id] as const;

/** One invoice. */
export const useInvoice = (id: string) =>
  useQuery({ queryKey: invoiceKey(id), queryFn: ({ signal }) => fetchInvoice(id, signal) });
