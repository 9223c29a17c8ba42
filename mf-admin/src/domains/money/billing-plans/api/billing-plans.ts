import {
  type BillingPlan,
  changeBillingPlan,
  createBillingPlan,
  getBillingPlan,
  listBillingPlans,
  listStagesToBill,
  moveBillingPlan,
} from '@diwan/contracts/money/billing-plans/http';
import type { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['money', 'billing-plans'];

export type PlanFields = BodyOf<typeof createBillingPlan>;

/** A page of plans, of one state if one is named. */
export const usePlans = ({ page, state }: { page: number; state: PlanState | undefined }) =>
  useQuery({
    queryKey: [...KEY, page, state],
    queryFn: ({ signal }) => callApi(listBillingPlans, { query: { page, ...(state && { state }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const usePlan = (id: string) => useQuery({ queryKey: [...KEY, id], queryFn: () => fetchPlan(id) });

/** One as it is now. */
export const fetchPlan = (id: string): Promise<BillingPlan> => callApi(getBillingPlan, { params: { id } });

/** The stages of a case; none while no case is chosen. */
export const useStages = (caseId: string) =>
  useQuery({
    queryKey: [...KEY, 'stages', caseId],
    queryFn: ({ signal }) => callApi(listStagesToBill, { params: { id: caseId } }, { signal }),
    enabled: caseId !== '',
  });

/** Makes plans, changes, pauses and ends them. The lists follow, also when it was refused: somebody else may have changed it. */
export function usePlanDeeds() {
  const queries = useQueryClient();
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    add: (body: PlanFields) => callApi(createBillingPlan, { body }).finally(told),
    change: ({ id, version }: Pick<BillingPlan, 'id' | 'version'>, fields: PlanFields) =>
      callApi(changeBillingPlan, { params: { id }, body: { ...fields, version } }).finally(told),
    move: ({ id, version }: BillingPlan, to: PlanState) =>
      callApi(moveBillingPlan, { params: { id }, body: { to, version } }).finally(told),
  };
}
