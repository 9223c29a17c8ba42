import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  type Debtor,
  getAccountingSummary,
  getAgedDebt,
  getProfitAndLoss,
  getVatQuarter,
  listAreaResults,
  listDebtors,
  listLedgerEntries,
  listMonthlyResults,
} from '@diwan/contracts/money/accounting/http';
import type { Currency } from '@diwan/contracts/shared/money';
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

export type DebtorQuery = RequestOf<typeof listDebtors>['query'];

export const useDebtors = (query: DebtorQuery) =>
  useQuery({
    queryKey: [KEY, 'debtors', query],
    queryFn: ({ signal }) => callApi(listDebtors, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Everybody who owes something in a currency, page after page. */
export async function allDebtors(currency: Currency): Promise<Debtor[]> {
  const found: Debtor[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await callApi(listDebtors, { query: { currency, page, limit: 100 } });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

export type EntryQuery = RequestOf<typeof listLedgerEntries>['query'];

export const useLedgerEntries = (query: EntryQuery) =>
  useQuery({
    queryKey: [KEY, 'entries', query],
    queryFn: ({ signal }) => callApi(listLedgerEntries, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
