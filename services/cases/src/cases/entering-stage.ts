import type { StageTemplate } from '@diwan/contracts/matters/stages/http';
import type { CaseRecord } from './case.schema.js';
import type { PastStageRecord } from './case-parts.schema.js';

/** What of a case changes when it comes into a stage: a copy of its words, and a line of its history. */
export function enteringStage(
  { id, name, text, weeks, checklist }: StageTemplate,
  history: readonly PastStageRecord[],
  by: string,
  now: Date,
): Pick<CaseRecord, 'stage' | 'stages'> {
  const left = history.map((past) => (past.leftAt === null ? { ...past, leftAt: now } : past));
  return {
    stage: {
      ...{ id, name, text, weeks, since: now },
      checklist: checklist.map((item) => ({ ...item, doneAt: null, doneBy: null })),
    },
    stages: [...left, { id, name, enteredAt: now, leftAt: null, by }],
  };
}
