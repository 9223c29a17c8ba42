import type { Timer } from '@diwan/contracts/money/timers/http';
import type { TimerRecord } from './timer.schema.js';

/** A timer as its person sees it on any device; `now` is the service's clock. */
export const toTimer = (record: TimerRecord, now: Date): Timer => ({
  id: String(record._id),
  legalCase: { id: record.caseId, title: record.caseTitle, caseNumber: record.caseNumber },
  description: record.description,
  runningSince: record.runningSince?.toISOString() ?? null,
  countedMs: record.countedMs,
  now: now.toISOString(),
});
