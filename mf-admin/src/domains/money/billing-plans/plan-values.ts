import { type BillingPlan, createBillingPlan } from '@diwan/contracts/money/billing-plans/http';
import type { Every, Schedule } from '@diwan/contracts/money/billing-plans/schedule';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language, LocalizedText } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm, type Reading } from '../../../components/endpoint-form.js';
import type { PlanFields } from './api/billing-plans.js';

/** When drafts are made, as the form holds it: only some of it counts for its kind. */
export interface ScheduleValues {
  kind: Schedule['kind'];
  every: Every;
  day: string;
  start: string;
  end: string;
  /** Percent of the whole by id of the stage; empty: nothing is billed at it. */
  shares: Record<string, string>;
}

/** A plan as the form holds it, in the order of its fields. */
export interface PlanValues {
  clientId: string;
  caseId: string;
  language: Language;
  title: string;
  explanation: string;
  /** As typed. */
  amountMinor: string;
  currency: Currency;
  vatClass: VatClass;
  terms: PaymentTerms;
  schedule: ScheduleValues;
}

/** A stage as its case names it. */
export interface StageName {
  id: string;
  name: LocalizedText;
}

function emptyPlan(vatClass: VatClass): PlanValues {
  const start = beirutDate(new Date());
  return {
    ...{ clientId: '', caseId: '', language: 'en', title: '', explanation: '' },
    ...{ amountMinor: '', currency: 'USD', vatClass, terms: 'net_30' },
    schedule: { kind: 'recurring', every: 'month', day: '1', start, end: '', shares: {} },
  };
}

/** What the form starts with; `usualVat`: what lines begin with in this firm. */
export function planValues(plan: BillingPlan | null, usualVat: VatClass): PlanValues {
  const empty = emptyPlan(usualVat);
  if (!plan) return empty;
  const { client, legalCase, language, title, explanation, amountMinor, currency, vatClass, terms } = plan;
  return {
    ...{ clientId: client.id, caseId: legalCase?.id ?? '', language, title, explanation, currency, vatClass, terms },
    amountMinor: moneyText({ amountMinor, currency }),
    schedule: { ...empty.schedule, ...scheduleValues(plan.schedule) },
  };
}

function scheduleValues(schedule: Schedule): Partial<ScheduleValues> {
  if (schedule.kind === 'recurring') {
    const { kind, every, day, start, end } = schedule;
    return { kind, every, day: String(day), start, end: end ?? '' };
  }
  const shares = schedule.stages.map(({ id, basisPoints }) => [id, String(basisPoints / 100)]);
  return { kind: schedule.kind, shares: Object.fromEntries(shares) };
}

/** What of the whole a share is, in hundredths of a percent; null where it is none. */
function basisPointsOf(share: string): number | null {
  const typed = share.trim();
  if (typed === '') return 0;
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return null;
  const points = Math.round(Number(typed.replace(',', '.')) * 100);
  return points > 10_000 ? null : points;
}

/** What all shares come to, in hundredths of a percent. */
export const sharedOf = ({ shares }: Pick<ScheduleValues, 'shares'>): number =>
  Object.values(shares).reduce((sum, share) => sum + (basisPointsOf(share) ?? 0), 0);

/** Reads and checks the form; `stages` are those of the case that is chosen, in its order. */
export const planForm = (stages: readonly StageName[]) =>
  endpointForm(createBillingPlan, (values: PlanValues) => readPlan(values, stages));

function readPlan({ schedule: typed, ...values }: PlanValues, stages: readonly StageName[]): Reading<PlanFields> {
  const { caseId, currency } = values;
  const amount = parseMoney(values.amountMinor, currency);
  const schedule = typed.kind === 'recurring' ? readRecurring(typed) : readStages(typed, stages);
  return {
    body: { ...values, caseId: caseId || null, amountMinor: amount?.amountMinor ?? 0, schedule: schedule.body },
    faults: {
      ...schedule.faults,
      ...((amount === null || amount.amountMinor < 1) && { amountMinor: 'invalid_amount' }),
      ...(typed.kind === 'stages' && caseId === '' && { caseId: 'required' }),
    },
  };
}

function readRecurring({ every, day: typedDay, start, end }: ScheduleValues): Reading<Schedule> {
  const day = Number(typedDay);
  const isDay = Number.isInteger(day) && day >= 1 && day <= 31;
  return {
    body: { kind: 'recurring', every, day, start, end: end || null },
    faults: {
      ...(!isDay && { 'schedule.day': 'wrong_day' }),
      ...(end !== '' && end < start && { 'schedule.end': 'end_before_start' }),
    },
  };
}

function readStages({ shares }: ScheduleValues, stages: readonly StageName[]): Reading<Schedule> {
  const shared = stages.flatMap(({ id, name }) => {
    const basisPoints = basisPointsOf(shares[id] ?? '') ?? 0;
    return basisPoints > 0 ? [{ id, name, basisPoints }] : [];
  });
  const isWhole = shared.reduce((sum, { basisPoints }) => sum + basisPoints, 0) === 10_000;
  const isWrong = !isWhole || Object.values(shares).some((share) => basisPointsOf(share) === null);
  return {
    body: { kind: 'stages', stages: shared },
    // The form has one fault for all shares, in words of its own.
    faults: isWrong ? { 'schedule.shares': 'wrong_shares', 'schedule.stages': false } : {},
  };
}
