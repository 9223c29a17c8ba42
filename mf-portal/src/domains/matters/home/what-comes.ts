import type { OwnCase } from '../cases/api/own-cases.js';
import type { OwnHearing } from '../hearings/api/own-hearings.js';
import { type DatedCase, whatComes as whatCases } from './next-dates.js';

/** A date that comes: a hearing, or the next date of a case. */
export type Coming =
  | { kind: 'hearing'; at: string; hearing: OwnHearing; stage: OwnCase['stage'] }
  | { kind: 'case'; at: string; legalCase: DatedCase; stage: OwnCase['stage'] };

/**
 * What comes, soonest first, and the cases that only know their next step. Hearings are the court's word: a next date of the same case
 * within the same day says the same and is left out, and a case with a hearing to come is not without a date.
 */
export function whatComes(
  cases: readonly OwnCase[],
  hearings: readonly OwnHearing[],
  now: number = Date.now(),
): { dated: Coming[]; undated: OwnCase[] } {
  const { dated, undated } = whatCases(cases, now);
  const known = new Map(cases.map((one) => [one.id, one]));
  const next = hearings.filter(({ state, startsAt }) => state === 'scheduled' && Date.parse(startsAt) > now);
  const isHeard = ({ id, nextDate }: DatedCase) =>
    next.some(({ caseId, startsAt }) => caseId === id && startsAt.slice(0, 10) === nextDate.slice(0, 10));
  const coming: Coming[] = [
    ...next.map(
      (hearing): Coming => ({
        ...{ kind: 'hearing', at: hearing.startsAt, hearing, stage: known.get(hearing.caseId)?.stage ?? null },
      }),
    ),
    ...dated
      .filter((one) => !isHeard(one))
      .map((legalCase): Coming => ({ kind: 'case', at: legalCase.nextDate, legalCase, stage: legalCase.stage })),
  ];
  return {
    dated: coming.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    undated: undated.filter(({ id }) => !next.some(({ caseId }) => caseId === id)),
  };
}
