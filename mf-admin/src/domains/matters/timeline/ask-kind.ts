import type { TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import { listCaseTimeline, listClientTimeline, type TimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi, formatDateTime } from '@diwan/mf-kit';
import type { AskHistory } from '../../../frame/record/record-parts.js';
import type { Texts } from '../../../texts.js';

/** Tells what the server's timeline of a case knows of one noun: `export default askKind('hearing')`. */
export const askKind =
  (kind: TimelineKind): AskHistory<'case'> =>
  async ({ record, after, signal, ...words }) => {
    const query = { kind, ...(after && { after }) };
    const { items, next } = await callApi(listCaseTimeline, { params: { id: record.id }, query }, { signal });
    return { entries: items.map((line) => toEntry(line, words)), next: next ?? undefined };
  };

/** The same of all of a client's cases: each line says of which it is, and leads there (OFF-03). */
export const askKindOfClient =
  (kind: TimelineKind): AskHistory<'client'> =>
  async ({ record, after, signal, ...words }) => {
    const query = { kind, ...(after && { after }) };
    const { items, next } = await callApi(listClientTimeline, { params: { id: record.id }, query }, { signal });
    const entries = items.map((line) => {
      const entry = toEntry(line, words);
      return { ...entry, details: [line.caseTitle, ...entry.details], href: `/admin/cases/${line.caseId}` };
    });
    return { entries, next: next ?? undefined };
  };

function toEntry(line: TimelineEntry, { t, language }: { t: Texts; language: Language }) {
  const { id, at, happening, title, date, note, clientNote, byName } = line;
  return {
    id,
    at,
    text: t(`timeline.${happening}`, { title: title[language] }),
    by: byName || undefined,
    details: [date && formatDateTime(date, language), note, clientNote].flatMap((one) => one || []),
  };
}
