import type { TimeEntryRecord } from './time-entry.schema.js';

/** What the audit log keeps of an entry: all that its bill depends on, and none of its words. */
export const auditedTime = (record: Partial<TimeEntryRecord>): object => {
  const {
    clientId,
    caseId,
    serviceTypeId,
    dateWorked,
    minutes,
    timerMinutes = null,
    rate,
    rateFrom,
    billable,
    state,
  } = record;
  return { clientId, caseId, serviceTypeId, dateWorked, minutes, timerMinutes, rate, rateFrom, billable, state };
};
