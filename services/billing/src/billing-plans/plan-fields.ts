import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createBillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { BillingPlanRecord } from './billing-plan.schema.js';

export type PlanBody = InputOf<typeof createBillingPlan>['body'];

/** Throws VALIDATION: a fee in stages without a case, or one that ends before it starts. */
export function refusePlan({ schedule, caseId }: PlanBody): void {
  if (schedule.kind === 'stages') {
    if (caseId === null) throw refused('caseId', 'required');
    return;
  }
  if (schedule.end !== null && schedule.end < schedule.start) throw refused('schedule.end', 'too_small');
}

/** Throws VALIDATION for a first day that is past: what was worked before is billed by hand. */
export function refusePast({ schedule }: PlanBody, today: string): void {
  if (schedule.kind === 'recurring' && schedule.start < today) throw refused('schedule.start', 'too_small');
}

/** Throws VALIDATION where somebody changes what the drafts that were made rest on. */
export function refuseChange(stored: BillingPlanRecord, body: PlanBody): void {
  if (body.clientId !== stored.clientId) throw refused('clientId', 'already_used');
  if (body.caseId !== stored.caseId) throw refused('caseId', 'already_used');
  if (body.currency !== stored.currency) throw refused('currency', 'already_used');
  const [was, is] = [stored.schedule, body.schedule];
  if (is.kind !== was.kind) throw refused('schedule', 'already_used');
  if (is.kind === 'recurring' && was.kind === 'recurring' && is.start !== was.start)
    throw refused('schedule.start', 'already_used');
  if (is.kind !== 'stages' || was.kind !== 'stages') return;
  const sharesOf = ({ stages }: typeof is) => stages.map(({ id, basisPoints }) => `${id} ${basisPoints}`).join();
  if (body.amountMinor !== stored.amountMinor) throw refused('amountMinor', 'already_used');
  if (sharesOf(is) !== sharesOf(was)) throw refused('schedule.stages', 'already_used');
}

const refused = (field: string, fault: string): DomainError =>
  new DomainError('VALIDATION', { fieldErrors: { [field]: fault } });
