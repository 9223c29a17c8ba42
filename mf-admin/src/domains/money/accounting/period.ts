import { Basis } from '@diwan/contracts/money/accounting/http';
import { MOST_MONTHS, type MonthSpan, monthsIn, monthsLater } from '@diwan/contracts/money/accounting/period';

/** Periods with a name of their own. */
export const PRESETS = [
  'months12',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type Preset = (typeof PRESETS)[number];

/** A period and how it is counted. */
export type Asked = MonthSpan & { basis: Basis };

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

/** The months of a named period, seen from a month. */
export function spanOf(preset: Preset, now: string): MonthSpan {
  const year = now.slice(0, 4);
  const quarter = monthsLater(`${year}-01`, Math.floor((Number(now.slice(5)) - 1) / 3) * 3);
  switch (preset) {
    case 'months12':
      return { from: monthsLater(now, -11), to: now };
    case 'thisMonth':
      return { from: now, to: now };
    case 'lastMonth':
      return { from: monthsLater(now, -1), to: monthsLater(now, -1) };
    case 'thisQuarter':
      return { from: quarter, to: monthsLater(quarter, 2) };
    case 'lastQuarter':
      return { from: monthsLater(quarter, -3), to: monthsLater(quarter, -1) };
    case 'thisYear':
      return { from: `${year}-01`, to: `${year}-12` };
    case 'lastYear':
      return { from: `${Number(year) - 1}-01`, to: `${Number(year) - 1}-12` };
  }
}

/** Which named period these months are; none when they were chosen by hand. */
export const presetOf = (span: MonthSpan, now: string): Preset | undefined =>
  PRESETS.find((preset) => {
    const { from, to } = spanOf(preset, now);
    return from === span.from && to === span.to;
  });

/** What an address asks for; the last twelve months on an accrual basis where it says nothing that makes sense. */
export function askedBy(filter: (name: string) => string, now: string): Asked {
  const basis = Basis.safeParse(filter('basis')).data ?? 'accrual';
  const span = { from: filter('from'), to: filter('to') };
  const makesSense =
    MONTH.test(span.from) && MONTH.test(span.to) && monthsIn(span) >= 1 && monthsIn(span) <= MOST_MONTHS;
  return { ...(makesSense ? span : spanOf('months12', now)), basis };
}
