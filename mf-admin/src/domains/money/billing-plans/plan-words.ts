import type { BillingPlanRow } from '@diwan/contracts/money/billing-plans/http';
import type { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import type { Tone } from '@diwan/ui/badge';
import type { useTexts } from '../../../texts.js';

export const TONES = { active: 'success', paused: 'warning', ended: 'neutral' } as const satisfies Record<
  PlanState,
  Tone
>;

/** How often a plan makes a draft, in words. */
export function scheduleWords(t: ReturnType<typeof useTexts>, { schedule }: Pick<BillingPlanRow, 'schedule'>): string {
  if (schedule.kind === 'stages') return t('plans.inStages', { count: schedule.stages.length });
  return t(`plans.every.${schedule.every}`, { day: schedule.day });
}
