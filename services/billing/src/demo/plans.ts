import { caseId } from '@diwan/contracts/demo/matter-ids';
import type { BillingPlanRecord } from '../billing-plans/billing-plan.schema.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';

type PlanFields =
  | ('clientId' | 'caseId' | 'title' | 'explanation' | 'currency' | 'language')
  | ('terms' | 'vatClass' | 'amountMinor' | 'schedule');

/** A plan of the demo. */
export type DemoPlan = Pick<BillingPlanRecord, PlanFields> & { isPaused?: true };

/** The first days of the months after a day. */
const firstAfter = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
};

/** Plans that come again by month and quarter, one that rests, and a fee in stages, which are those of the case of a trade mark. */
export function demoPlans(
  today: string,
  { client, arabicClient }: { client: string; arabicClient: string },
): readonly DemoPlan[] {
  const usual = { currency: 'USD', terms: 'net_30', vatClass: 'standard' } as const;
  const english = { ...usual, clientId: client, language: 'en' } as const;
  return [
    {
      ...{ ...english, caseId: null, title: 'Monthly advice', amountMinor: 45_000 },
      explanation: 'Calls, letters and short opinions of the month.',
      schedule: { kind: 'recurring', every: 'month', day: Number(today.slice(8)), start: today, end: null },
    },
    {
      ...{ ...usual, clientId: arabicClient, language: 'ar', caseId: null, amountMinor: 90_000 },
      ...{ title: 'استشارات الشركة', explanation: 'اجتماعات ومراسلات الفصل ومراجعة العقود.' },
      schedule: { kind: 'recurring', every: 'quarter', day: 1, start: firstAfter(today), end: null },
    },
    {
      ...{ ...english, caseId: null, title: 'Watching the trade mark register', amountMinor: 12_000, isPaused: true },
      explanation: '',
      schedule: { kind: 'recurring', every: 'month', day: 5, start: dayAfter(today, -10), end: null },
    },
    {
      ...{ ...english, caseId: caseId(3), title: 'Registration of the trade mark', amountMinor: 240_000 },
      explanation: 'A fixed fee for the whole of it.',
      schedule: {
        kind: 'stages',
        stages: [
          { id: 'search', name: { en: 'Search', ar: 'البحث المسبق' }, basisPoints: 3_000 },
          { id: 'filing', name: { en: 'Filing', ar: 'الإيداع' }, basisPoints: 4_000 },
          { id: 'examination', name: { en: 'Examination', ar: 'فحص الطلب' }, basisPoints: 3_000 },
        ],
      },
    },
  ];
}
