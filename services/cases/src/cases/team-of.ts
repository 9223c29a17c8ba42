import type { CaseRecord } from './case.schema.js';

/** What the event about a team says: who works for whom, and how new that is. */
export const teamOf = ({ _id, clientId, clientIds, team, version }: CaseRecord) => ({
  caseId: String(_id),
  clientId,
  clientIds,
  team,
  version,
});

/** Whom a change sent out of the case: those who left its team, and those walled off by it, whether they were of the team or not. */
export function leftBy(before: CaseRecord, after: CaseRecord): string[] {
  const outOfTeam = before.team.filter((id) => !after.team.includes(id));
  const walledOff = after.walledOff.filter((id) => !before.walledOff.includes(id));
  return [...new Set([...outOfTeam, ...walledOff])];
}
