import type { AGES } from '@diwan/contracts/money/accounting/http';

/** How old a debt is. */
type Age = (typeof AGES)[number];
export type Ages = Record<Age | 'total', number>;

const DAY_MS = 24 * 60 * 60_000;

/** How old what was due on a day is today: both are `YYYY-MM-DD`. It is overdue from the day after (D-105). */
function ageOf(dueDate: string, today: string): Age {
  const days = Math.round((Date.parse(today) - Date.parse(dueDate)) / DAY_MS);
  if (days <= 0) return 'current';
  if (days <= 30) return 'days30';
  if (days <= 60) return 'days60';
  return days <= 90 ? 'days90' : 'older';
}

/** Debts added up by their age. */
export function agesOf(debts: readonly { dueDate: string; balanceMinor: number }[], today: string): Ages {
  const ages: Ages = { current: 0, days30: 0, days60: 0, days90: 0, older: 0, total: 0 };
  for (const { dueDate, balanceMinor } of debts) {
    ages[ageOf(dueDate, today)] += balanceMinor;
    ages.total += balanceMinor;
  }
  return ages;
}
