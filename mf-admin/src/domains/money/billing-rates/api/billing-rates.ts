import {
  getCaseRate,
  listBillingRates,
  setCaseRate,
  setFirmRate,
  setLawyerRate,
} from '@diwan/contracts/money/billing-rates/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['billing-rates'] as const;

export type RateBody = BodyOf<typeof setFirmRate>;

/** Of what a rate is. */
export type RateSubject = { kind: 'firm' } | { kind: 'lawyer' | 'case'; id: string };

/** Rates of the firm, of lawyers and of cases. */
export const useBillingRates = () =>
  useQuery({ queryKey: [...KEY, 'all'], queryFn: ({ signal }) => callApi(listBillingRates, undefined, { signal }) });

/** The rate of one case. */
export const useCaseRate = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'case', id],
    queryFn: ({ signal }) => callApi(getCaseRate, { params: { id } }, { signal }),
  });

export function useSetRate() {
  const queries = useQueryClient();
  return (subject: RateSubject, body: RateBody) => {
    const answer =
      subject.kind === 'firm'
        ? callApi(setFirmRate, { body })
        : callApi(subject.kind === 'case' ? setCaseRate : setLawyerRate, { params: { id: subject.id }, body });
    return answer.finally(() => queries.invalidateQueries({ queryKey: KEY }));
  };
}
