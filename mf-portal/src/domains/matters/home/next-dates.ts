import type { OwnCase } from '../cases/api/own-cases.js';

/** A case with a date that has not passed. */
export type DatedCase = OwnCase & { nextDate: string };

/** What comes, soonest first: the cases under way whose next date has not passed, and those that only know their next step. */
export function whatComes(
  cases: readonly OwnCase[],
  now: number = Date.now(),
): { dated: DatedCase[]; undated: OwnCase[] } {
  const open = cases.filter(({ status }) => status !== 'closed');
  const dated = open.filter((one): one is DatedCase => one.nextDate !== null && Date.parse(one.nextDate) > now);
  return {
    dated: dated.toSorted((one, other) => Date.parse(one.nextDate) - Date.parse(other.nextDate)),
    undated: open.filter(({ nextDate, nextStep }) => nextDate === null && nextStep !== ''),
  };
}
