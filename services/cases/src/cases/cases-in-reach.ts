import { type QueryFilter, trusted } from 'mongoose';

/** Cases that something is looked for in: these alone, or all except some. */
export type CasesInReach = readonly string[] | { except: readonly string[] };

/** The same, or the cases of somebody's team: for what keeps a copy of it (`TeamCopies`). */
export type TeamsInReach = CasesInReach | { ofTeamWith: string };

/** The filter on `caseId` that says it. */
export function inCases(cases: CasesInReach): QueryFilter<{ caseId: string }> {
  if (!('except' in cases)) return { caseId: trusted({ $in: [...cases] }) };
  return cases.except.length === 0 ? {} : { caseId: trusted({ $nin: [...cases.except] }) };
}

/** The filter on `caseId` or the copy of the team. */
export const inTeams = (reach: TeamsInReach): QueryFilter<{ caseId: string; team: string[] }> =>
  'ofTeamWith' in reach ? { team: reach.ofTeamWith } : inCases(reach);

/** Whether the filter only leaves some cases out, which no index serves by itself. */
export const leavesOut = (reach: TeamsInReach): boolean => 'except' in reach && reach.except.length > 0;
