import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { amountOfTime } from '@diwan/contracts/money/time-entries/hours';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { TimeEntryRecord } from './time-entry.schema.js';

/** What entries are shown with: names of people, and cases and kinds of work by their ids. */
export interface TimeContext {
  names: ReadonlyMap<string, string>;
  /** Those that the reader may know of. */
  cases: ReadonlyMap<string, { title: string; caseNumber: string }>;
  serviceTypes: ReadonlyMap<string, { name: LocalizedText }>;
}

/** An entry as staff see it. */
export function toTimeEntry(record: TimeEntryRecord, { names, cases, serviceTypes }: TimeContext): TimeEntry {
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  const legalCase = cases.get(record.caseId);
  const kind = record.serviceTypeId === null ? undefined : serviceTypes.get(record.serviceTypeId);
  return {
    id: String(record._id),
    person: named(record.personId),
    client: named(record.clientId),
    legalCase: legalCase ? { id: record.caseId, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
    serviceType: kind && record.serviceTypeId !== null ? { id: record.serviceTypeId, name: both(kind.name) } : null,
    description: record.description,
    note: record.note,
    dateWorked: record.dateWorked,
    minutes: record.minutes,
    timerMinutes: record.timerMinutes ?? null,
    rate: { amountMinor: record.rate.amountMinor, currency: record.rate.currency },
    rateFrom: record.rateFrom,
    amountMinor: amountOfTime({ minutes: record.minutes, rateMinor: record.rate.amountMinor }),
    billable: record.billable,
    state: record.state,
    returnReason: record.returnReason,
    approvedByName: record.approvedBy === null ? '' : (names.get(record.approvedBy) ?? ''),
    approvedAt: record.approvedAt?.toISOString() ?? null,
    invoiceId: record.invoiceId,
    createdAt: record.createdAt.toISOString(),
    version: record.version,
  };
}

const both = ({ en, ar }: LocalizedText): LocalizedText => ({ en, ar });
