import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  getAccountingSummary,
  getAgedDebt,
  getProfitAndLoss,
  getVatQuarter,
  listAreaResults,
  listLedgerEntries,
  listMonthlyResults,
} from '@diwan/contracts/money/accounting/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Asked } from '../period.js';

/** Reports are asked for anew whenever money moves: all of them stand under this key. */
const KEY = 'accounting';

export const useSummary = (query: Asked) =>
  useQuery({
    queryKey: [KEY, 'summary', query],
    queryFn: ({ signal }) => callApi(getAccountingSummary, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useMonths = (query: Asked) =>
  useQuery({
    queryKey: [KEY, 'months', query],
    queryFn: ({ signal }) => callApi(listMonthlyResults, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useProfitAndLoss = (query: Asked) =>
  useQuery({
    queryKey: [KEY, 'profit-and-loss', query],
    queryFn: ({ signal }) => callApi(getProfitAndLoss, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useAreas = (query: Asked) =>
  useQuery({
    queryKey: [KEY, 'areas', query],
    queryFn: ({ signal }) => callApi(listAreaResults, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useVatQuarter = (year: number, quarter: number) =>
  useQuery({
    queryKey: [KEY, 'vat', year, quarter],
    queryFn: ({ signal }) => callApi(getVatQuarter, { query: { year, quarter } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useAgedDebt = () =>
  useQuery({
    queryKey: [KEY, 'aged-debt'],
    queryFn: ({ signal }) => callApi(getAgedDebt, undefined, { signal }),
  });

export type EntryQuery = RequestOf<typeof listLedgerEntries>['query'];

export const useLedgerEntries = (query: EntryQuery) =>
  useQuery({
    queryKey: [KEY, 'entries', query],
    queryFn: ({ signal }) => callApi(listLedgerEntries, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
