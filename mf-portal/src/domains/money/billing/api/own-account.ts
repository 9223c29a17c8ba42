import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listOwnFunds } from '@diwan/contracts/money/client-funds/http';
import { listOwnCreditNotes } from '@diwan/contracts/money/credit-notes/own.http';
import { listOwnCreditPayouts, type OwnCreditPayout } from '@diwan/contracts/money/credit-payouts/own.http';
import { listOwnFundRequests, type OwnFundRequest } from '@diwan/contracts/money/fund-requests/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** A page of what became of the money that the firm holds, the latest first. */
export const useOwnFunds = (page: number): UseQueryResult<ResponseOf<typeof listOwnFunds>> =>
  useQuery({
    queryKey: ['billing', 'funds', page],
    queryFn: () => callApi(listOwnFunds, { query: { page } }),
    placeholderData: keepPreviousData,
  });

/** Deposits that are asked for and not paid. */
export const useOwnFundRequests = (): UseQueryResult<OwnFundRequest[]> =>
  useQuery({ queryKey: ['billing', 'fund-requests'], queryFn: () => callApi(listOwnFundRequests) });

/** A page of credit notes, the newest first. */
export const useOwnCreditNotes = (page: number): UseQueryResult<ResponseOf<typeof listOwnCreditNotes>> =>
  useQuery({
    queryKey: ['billing', 'credit-notes', page],
    queryFn: () => callApi(listOwnCreditNotes, { query: { page } }),
    placeholderData: keepPreviousData,
  });

/** As many payouts as are shown: more than anybody has. */
const PAYOUTS = 100;

/** What of the credit went back to the client, the latest first. */
export const useOwnCreditPayouts = (): UseQueryResult<OwnCreditPayout[]> =>
  useQuery({
    queryKey: ['billing', 'credit-payouts'],
    queryFn: async () => (await callApi(listOwnCreditPayouts, { query: { limit: PAYOUTS } })).items,
  });
