import type { TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import { listCaseTimeline } from '@diwan/contracts/matters/timeline/http';
import { callApi, formatDateTime } from '@diwan/mf-kit';
import type { AskHistory } from '../../../frame/record/record-parts.js';

/** Tells what the server's timeline of a case knows of one noun: `export default askKind('hearing')`. */
export const askKind =
  (kind: TimelineKind): AskHistory<'case'> =>
  async ({ record, after, t, language, signal }) => {
    const query = { kind, ...(after && { after }) };
    const { items, next } = await callApi(listCaseTimeline, { params: { id: record.id }, query }, { signal });
    const entries = items.map(({ id, at, happening, title, date, note, clientNote, byName }) => {
      const details = [date && formatDateTime(date, language), note, clientNote].flatMap((one) => one || []);
      return {
        id,
        at,
        text: t(`timeline.${happening}`, { title: title[language] }),
        by: byName || undefined,
        details,
      };
    });
    return { entries, next: next ?? undefined };
  };
