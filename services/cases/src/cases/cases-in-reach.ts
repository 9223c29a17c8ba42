import { type QueryFilter, trusted } from 'mongoose';

/** Cases that something is looked for in: these alone, or all except some. */
export type CasesInReach = readonly string[] | { except: readonly string[] };

/** The filter on `caseId` that says it. */
export function inCases(cases: CasesInReach): QueryFilter<{ caseId: string }> {
  if (!('except' in cases)) return { caseId: trusted({ $in: [...cases] }) };
  return cases.except.length === 0 ? {} : { caseId: trusted({ $nin: [...cases.except] }) };
}

export const isInReach = (cases: CasesInReach, caseId: string): boolean =>
  'except' in cases ? !cases.except.includes(caseId) : cases.includes(caseId);
