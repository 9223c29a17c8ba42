import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import type { Every } from '@diwan/contracts/money/billing-plans/schedule';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language, LocalizedText } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import type { PlanFields } from './api/billing-plans.js';

/** What stands in the form. */
export interface PlanValues {
  clientId: string;
  caseId: string;
  title: string;
  explanation: string;
  currency: Currency;
  language: Language;
  terms: PaymentTerms;
  vatClass: VatClass;
  amount: string;
  kind: 'recurring' | 'stages';
  every: Every;
  day: string;
  start: string;
  end: string;
  /** Percent of the whole by id of the stage; empty: nothing is billed at it. */
  shares: Record<string, string>;
}

/** A stage as its case names it. */
export interface StageName {
  id: string;
  name: LocalizedText;
}

export function newPlan(): PlanValues {
  const today = beirutDate(new Date());
  return {
    ...{ clientId: '', caseId: '', title: '', explanation: '', currency: 'USD', language: 'en', terms: 'net_30' },
    ...{ vatClass: 'standard', amount: '', kind: 'recurring', every: 'month', day: '1', start: today, end: '' },
    shares: {},
  };
}

export function valuesOf(plan: BillingPlan): PlanValues {
  const { client, legalCase, title, explanation, currency, language, terms, vatClass, amountMinor, schedule } = plan;
  const of = { clientId: client.id, caseId: legalCase?.id ?? '', title, explanation, currency, language, terms };
  const values = { ...newPlan(), ...of, vatClass, amount: moneyText({ amountMinor, currency }) };
  if (schedule.kind === 'recurring') {
    const { every, day, start, end } = schedule;
    return { ...values, kind: 'recurring', every, day: String(day), start, end: end ?? '' };
  }
  const shares = Object.fromEntries(schedule.stages.map(({ id, basisPoints }) => [id, String(basisPoints / 100)]));
  return { ...values, kind: 'stages', shares };
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
export const sharedOf = ({ shares }: PlanValues): number =>
  Object.values(shares).reduce((sum, share) => sum + (basisPointsOf(share) ?? 0), 0);

/** Names of the fields that something is wrong with. */
export function faultsOf(values: PlanValues): Set<keyof PlanValues> {
  const faults = new Set<keyof PlanValues>();
  if (values.clientId === '') faults.add('clientId');
  if (values.title.trim() === '') faults.add('title');
  const amount = parseMoney(values.amount, values.currency);
  if (amount === null || amount.amountMinor < 1) faults.add('amount');
  if (values.kind === 'stages') {
    if (values.caseId === '') faults.add('caseId');
    const isWrong = Object.values(values.shares).some((share) => basisPointsOf(share) === null);
    if (isWrong || sharedOf(values) !== 10_000) faults.add('shares');
    return faults;
  }
  const day = Number(values.day);
  if (!Number.isInteger(day) || day < 1 || day > 31) faults.add('day');
  if (values.start === '') faults.add('start');
  if (values.end !== '' && values.end < values.start) faults.add('end');
  return faults;
}

/** What is sent of it; the stages in the order of the case. */
export function fieldsOf(values: PlanValues, stages: readonly StageName[]): PlanFields {
  const { clientId, caseId, title, explanation, currency, language, terms, vatClass, kind } = values;
  const amountMinor = parseMoney(values.amount, currency)?.amountMinor ?? 0;
  const of = { clientId, caseId: caseId || null, title: title.trim(), explanation: explanation.trim(), currency };
  const common = { ...of, language, terms, vatClass, amountMinor };
  if (kind === 'recurring') {
    const { every, day, start, end } = values;
    return { ...common, schedule: { kind, every, day: Number(day), start, end: end || null } };
  }
  const shared = stages.flatMap(({ id, name }) => {
    const basisPoints = basisPointsOf(values.shares[id] ?? '') ?? 0;
    return basisPoints > 0 ? { id, name, basisPoints } : [];
  });
  return { ...common, schedule: { kind, stages: shared } };
}
