import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnInvoice, listOwnInvoices, type OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { listOwnPayments } from '@diwan/contracts/money/payments/own.http';
import { getOwnBillableHours, listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

const KEY = ['billing'];

type Listed<E> = UseQueryResult<ResponseOf<E>>;

/** How long was worked for the signed-in client, in minutes. */
export const useOwnHours = (): Listed<typeof getOwnBillableHours> =>
  useQuery({ queryKey: [...KEY, 'hours'], queryFn: () => callApi(getOwnBillableHours) });

/** A page of their invoices, the newest first; another page is shown once it is there. */
export const useOwnInvoices = (page: number): Listed<typeof listOwnInvoices> =>
  useQuery({
    queryKey: [...KEY, 'invoices', page],
    queryFn: () => callApi(listOwnInvoices, { query: { page } }),
    placeholderData: keepPreviousData,
  });

/** One invoice, line by line. */
export const useOwnInvoice = (id: string): UseQueryResult<OwnInvoice> =>
  useQuery({ queryKey: [...KEY, 'invoice', id], queryFn: () => callApi(getOwnInvoice, { params: { id } }) });

export const useOwnPayments = (page: number): Listed<typeof listOwnPayments> =>
  useQuery({
    queryKey: [...KEY, 'payments', page],
    queryFn: () => callApi(listOwnPayments, { query: { page } }),
    placeholderData: keepPreviousData,
  });

export const useOwnTime = (page: number): Listed<typeof listOwnTimeEntries> =>
  useQuery({
    queryKey: [...KEY, 'time', page],
    queryFn: () => callApi(listOwnTimeEntries, { query: { page } }),
    placeholderData: keepPreviousData,
  });
