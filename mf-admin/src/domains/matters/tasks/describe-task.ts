import type { Task } from '@diwan/contracts/matters/tasks/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import type { Texts } from '../../../texts.js';

/** What is to be done, in the reader's language: made of its kind and of what is known, or as somebody wrote it. */
export function titleOf({ kind, text, reference, client }: Task, t: Texts, language: Language): string {
  if (kind === 'by_hand' || kind === 'next_action') return text[language] || text.en || text.ar;
  const what = text[language] || text.en || text.ar;
  return t(`taskTitle.${kind}`, { client: client?.name ?? '', what, reference: reference ?? '' });
}

/** Where it is done. */
export function placeOf({ kind, legalCase, subjectId }: Task): string | null {
  if (kind === 'share_wish') return '/admin/share-requests?state=open';
  if (kind === 'lead_due') return subjectId ? `/admin/leads/${subjectId}` : '/admin/leads?status=waiting';
  if (kind === 'bill_question') return `/admin/bill-questions${subjectId ? `/${subjectId}` : ''}`;
  // The log of messages is not for everybody who is to call the client.
  if (kind === 'notice_failed' && !legalCase) return '/admin/notices?state=failed';
  if ((kind === 'request_answered' || kind === 'request_overdue') && subjectId) return `/admin/requests/${subjectId}`;
  if (legalCase && (kind === 'deadline' || kind === 'deadline_proposed'))
    return `/admin/cases/${legalCase.id}/deadlines`;
  return legalCase && `/admin/cases/${legalCase.id}`;
}

/** Whether it is put off to a later day; on that day it is there again. */
export const isAsleep = ({ snoozedUntil }: Task, now: Date): boolean =>
  snoozedUntil !== null && snoozedUntil > beirutDate(now);

/** Whether it should have been done already. */
export const isLate = ({ state, dueAt }: Task, now: Date): boolean =>
  state === 'open' && dueAt !== null && Date.parse(dueAt) <= now.getTime();
