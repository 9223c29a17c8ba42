import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import type { PlanValues, ScheduleValues, StageName } from './plan-values.js';

const LABELS = {
  clientId: 'invoices.client',
  caseId: 'invoices.case',
  language: 'invoices.language',
  title: 'plans.title',
  explanation: 'plans.explanation',
  amountMinor: 'plans.amount',
  currency: 'invoices.currency',
  vatClass: 'plans.vatClass',
  terms: 'invoices.terms',
  schedule: 'plans.kind',
} as const satisfies Record<keyof PlanValues, string>;

const SCHEDULE_LABELS = {
  kind: 'plans.kind',
  every: 'plans.howOften',
  day: 'plans.day',
  start: 'plans.start',
  end: 'plans.end',
  shares: 'plans.shares',
} as const satisfies Record<keyof ScheduleValues, string>;

/** A field of a plan and its value in words, for the summary of faults and for comparing two versions. */
export function useDescribePlan(plan: BillingPlan | null, stages: readonly StageName[]) {
  const t = useTexts();
  const { language } = useShell();
  const scheduleInWords = ({ kind, every, day, start, end, shares }: ScheduleValues): string => {
    if (kind === 'stages')
      return stages
        .flatMap(({ id, name }) => (shares[id] ? [`${name[language] || name.en}: ${shares[id]}%`] : []))
        .join(t('conflict.comma'));
    const from = start && `${t('plans.start')} ${formatDate(start, language)}`;
    const until = end ? `${t('plans.end')} ${formatDate(end, language)}` : t('plans.noEnd');
    return [t(`plans.every.${every}`, { day }), from, until].filter(Boolean).join(' · ');
  };
  const inWords = (name: keyof PlanValues, value: unknown): string => {
    if (name === 'schedule') return value ? scheduleInWords(value as ScheduleValues) : '';
    const text = String(value ?? '');
    if (text === '') return '';
    if (name === 'clientId') return plan?.client.id === text ? plan.client.name : t('plans.another');
    if (name === 'caseId') return plan?.legalCase?.id === text ? plan.legalCase.caseNumber : t('plans.another');
    if (name === 'language') return t(`language.${text as Language}`);
    if (name === 'currency') return t(`currency.${text as Currency}`);
    if (name === 'vatClass') return t(`vatClass.${text as VatClass}`);
    if (name === 'terms') return t(`paymentTerms.${text as PaymentTerms}`);
    return text;
  };
  return {
    describe: (name: keyof PlanValues, value: unknown) => ({ label: t(LABELS[name]), text: inWords(name, value) }),
    /** Of a fault's place, such as `schedule.day`. */
    labelOf(path: string): string {
      const [name, part] = path.split('.');
      return t(part ? SCHEDULE_LABELS[part as keyof ScheduleValues] : LABELS[name as keyof PlanValues]);
    },
  };
}
