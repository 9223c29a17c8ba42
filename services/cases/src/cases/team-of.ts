import type { CaseRecord } from './case.schema.js';

/** What the event about a team says: who works for whom, and how new that is. */
export const teamOf = ({ _id, clientId, clientIds, team, version }: CaseRecord) => ({
  caseId: String(_id),
  clientId,
  clientIds,
  team,
  version,
});
