import type { OwnTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { TimelineEntry } from '@diwan/desk-kit/timeline/merge-timeline';
import { formatDateTime } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';
import { sentenceOf } from './sentence-of.js';

/** A line as the timeline draws it, in the client's words; of all cases it says which. */
export function toEntry(
  line: OwnTimelineEntry,
  { t, language, isOfAll }: { t: Texts; language: Language; isOfAll: boolean },
): TimelineEntry {
  const { id, at, happening, subjectId, caseId, caseTitle, date, note } = line;
  const details = [isOfAll && caseTitle, date && formatDateTime(date, language), note].flatMap((one) => one || []);
  const isDocument = happening === 'document.shared';
  return {
    id,
    at,
    text: t(sentenceOf(happening), { title: line.title[language] }),
    details,
    ...((isDocument || isOfAll) && { href: isDocument ? `/documents/${subjectId}` : `/client-portal/cases/${caseId}` }),
  };
}
