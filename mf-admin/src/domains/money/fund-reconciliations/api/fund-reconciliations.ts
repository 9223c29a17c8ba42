import {
  dropBankImport,
  explainBankLine,
  importBankFile,
  listBankImports,
  readBankFile,
  reopenBankLine,
  tieBankLine,
} from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import {
  getFundsAsOf,
  listFundReconciliations,
  recordFundReconciliation,
} from '@diwan/contracts/money/fund-reconciliations/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

const KEY = ['money', 'fund-reconciliations'];

/** Client money at the end of a day. */
export const useFundsAsOf = (currency: Currency, day: string) =>
  useQuery({
    queryKey: [...KEY, 'as-of', currency, day],
    queryFn: ({ signal }) => callApi(getFundsAsOf, { query: { currency, day } }, { signal }),
    placeholderData: (before) => (before?.currency === currency ? before : undefined),
  });

/** What was found before, the latest first. */
export const useFundReconciliations = (currency: Currency, page: number) =>
  useQuery({
    queryKey: [...KEY, 'history', currency, page],
    queryFn: ({ signal }) => callApi(listFundReconciliations, { query: { currency, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Files of the bank that were taken in. */
export const useBankImports = (currency: Currency) =>
  useQuery({
    queryKey: [...KEY, 'files', currency],
    queryFn: ({ signal }) => callApi(listBankImports, { query: { currency } }, { signal }),
  });

/** What a file of the bank says, before anything is kept. */
export const readFile = (currency: Currency, text: string) => callApi(readBankFile, { body: { currency, text } });

/** Keeps what was found, takes a file in or back; all that is about money is asked for again. */
export function useReconciliationDeeds() {
  const moneyMoved = useMoneyMoved();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => void moneyMoved());
  return {
    record: (body: BodyOf<typeof recordFundReconciliation>) => asked(callApi(recordFundReconciliation, { body })),
    takeIn: (body: BodyOf<typeof importBankFile>) => asked(callApi(importBankFile, { body })),
    drop: (id: string) => asked(callApi(dropBankImport, { params: { id } })),
    tie: (id: string, movementIds: string[]) => asked(callApi(tieBankLine, { params: { id }, body: { movementIds } })),
    explain: (id: string, reason: string) => asked(callApi(explainBankLine, { params: { id }, body: { reason } })),
    reopen: (id: string) => asked(callApi(reopenBankLine, { params: { id } })),
  };
}
