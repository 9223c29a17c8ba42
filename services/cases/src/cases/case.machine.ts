import type { CaseStatus } from '@diwan/contracts/matters/cases/http';
import type { Happening } from '@diwan/contracts/matters/timeline/happening';

/** What may become of a case, and what its timeline calls it. A closed case goes on only by being reopened. */
const MOVES = {
  active: { pending: 'case.paused', closed: 'case.closed' },
  pending: { active: 'case.resumed', closed: 'case.closed' },
  closed: { active: 'case.reopened' },
} as const satisfies Record<CaseStatus, Partial<Record<CaseStatus, Happening>>>;

/** What a move from one status to another is called; null where there is none. */
export const caseMove = (from: CaseStatus, to: CaseStatus): Happening | null =>
  (MOVES[from] as Partial<Record<CaseStatus, Happening>>)[to] ?? null;
