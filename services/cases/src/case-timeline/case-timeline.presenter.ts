import type { ClientTimelineEntry, OwnTimelineEntry, TimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { TimelineRecord } from '../timeline/timeline.schema.js';

const facts = (record: TimelineRecord) => ({
  id: String(record._id),
  caseId: record.caseId,
  at: record.at.toISOString(),
  happening: record.happening,
  subjectId: record.subjectId,
  title: { en: record.title.en, ar: record.title.ar },
  date: record.date?.toISOString() ?? null,
  formerDate: record.formerDate?.toISOString() ?? null,
});

/** A line as staff see it. */
export const toTimelineEntry = (record: TimelineRecord, names: ReadonlyMap<string, string>): TimelineEntry => ({
  ...facts(record),
  note: record.note,
  clientNote: record.clientNote,
  byName: (record.by && names.get(record.by)) ?? '',
  seenByClient: record.seenBy.length > 0,
});

/** The same among those of all cases of a client. */
export const toClientTimelineEntry = (
  record: TimelineRecord,
  names: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): ClientTimelineEntry => ({ ...toTimelineEntry(record, names), caseTitle: titles.get(record.caseId) ?? '' });

/** A line as its client sees it: what is meant for them, and nothing of the firm's own (D-073). */
export const toOwnTimelineEntry = (record: TimelineRecord, titles: ReadonlyMap<string, string>): OwnTimelineEntry => ({
  ...facts(record),
  caseTitle: titles.get(record.caseId) ?? '',
  note: record.clientNote,
});
