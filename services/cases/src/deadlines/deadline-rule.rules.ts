import { isDeepStrictEqual } from 'node:util';
import type { CourtKind } from '@diwan/contracts/matters/courts/http';
import type { DeadlineRule, StandingRule } from '@diwan/contracts/matters/deadlines/rule';

/** Whether a rule says the same as before; whoever confirmed it confirmed this. */
export function isSameRule({ confirmed: _, ...before }: StandingRule, rule: DeadlineRule): boolean {
  return isDeepStrictEqual(before, rule);
}

/** Whether a rule holds for a trigger on this day. */
export const holdsOn = ({ validFrom, validUntil }: DeadlineRule, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Rules that run from a judgment of this day. Where no court of the directory is named, those of every kind: a lawyer chooses. */
export const rulesOfJudgment = (
  rules: readonly StandingRule[],
  { day, courtKind }: { day: string; courtKind: CourtKind | null },
): StandingRule[] =>
  rules.filter(
    (rule) =>
      rule.trigger === 'judgment' &&
      holdsOn(rule, day) &&
      (courtKind === null || rule.courtKinds.length === 0 || rule.courtKinds.includes(courtKind)),
  );
