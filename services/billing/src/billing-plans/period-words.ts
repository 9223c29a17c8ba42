import type { Schedule } from '@diwan/contracts/money/billing-plans/schedule';
import type { Language } from '@diwan/contracts/shared/language';

/** How months are written: those of the Levant in Arabic, with Latin digits. */
const LOCALES = { en: 'en-GB', ar: 'ar-LB-u-nu-latn' } as const;

/** A period as the line of an invoice names it: a month such as "May 2026", months of a quarter, or the stage. */
export function periodWords(schedule: Schedule, period: string, language: Language): string {
  if (schedule.kind === 'stages') {
    const name = schedule.stages.find(({ id }) => id === period)?.name;
    return name?.[language] || name?.en || name?.ar || period;
  }
  const monthOf = (months: number): string => {
    const day = new Date(`${period}-01T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() + months);
    return day.toLocaleDateString(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  };
  return schedule.every === 'month' ? monthOf(0) : `${monthOf(0)} – ${monthOf(2)}`;
}
