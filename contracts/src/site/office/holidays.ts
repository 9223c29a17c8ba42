import type { SiteWords } from '../../shared/tongues.js';

/** A day on which the firm is closed. `date` is a calendar date in Beirut. */
export interface Holiday {
  date: string;
  name: SiteWords;
}

/**
 * Public holidays of Lebanon that fall on the same date each year (decree 15215/2005 and its amendments), by `MM-DD`. The movable ones are
 * announced year by year; the firm enters them in its profile (OFF-13).
 */
export const FIXED_HOLIDAYS = {
  '01-01': { en: 'New Year’s Day', ar: 'رأس السنة', fr: 'Jour de l’An' },
  '01-06': { en: 'Armenian Christmas', ar: 'عيد الميلاد لدى الطائفة الأرمنية', fr: 'Noël arménien' },
  '02-09': { en: 'Saint Maron’s Day', ar: 'عيد مار مارون', fr: 'Saint-Maron' },
  '03-25': { en: 'Annunciation Day', ar: 'عيد البشارة', fr: 'Annonciation' },
  '05-01': { en: 'Labour Day', ar: 'عيد العمل', fr: 'fête du Travail' },
  '05-25': {
    en: 'Resistance and Liberation Day',
    ar: 'عيد المقاومة والتحرير',
    fr: 'fête de la Résistance et de la Libération',
  },
  '08-15': { en: 'Assumption Day', ar: 'عيد انتقال السيدة العذراء', fr: 'Assomption' },
  '11-01': { en: 'All Saints’ Day', ar: 'عيد جميع القديسين', fr: 'Toussaint' },
  '11-22': { en: 'Independence Day', ar: 'عيد الاستقلال', fr: 'fête de l’Indépendance' },
  '12-25': { en: 'Christmas Day', ar: 'عيد الميلاد', fr: 'Noël' },
} as const satisfies Readonly<Record<string, SiteWords>>;
export type FixedHoliday = keyof typeof FIXED_HOLIDAYS;

/** Which of them a calendar date (`YYYY-MM-DD`) is. */
export function fixedHolidayOn(date: string): FixedHoliday | undefined {
  const day = date.slice(5);
  return day in FIXED_HOLIDAYS ? (day as FixedHoliday) : undefined;
}

/** The holiday that a calendar date (`YYYY-MM-DD`) is: fixed by law, or one of the firm's own; null when it is none. */
export function holidayOn(date: string, own: readonly Holiday[]): SiteWords | null {
  const fixed: Readonly<Record<string, SiteWords>> = FIXED_HOLIDAYS;
  return fixed[date.slice(5)] ?? own.find((holiday) => holiday.date === date)?.name ?? null;
}
