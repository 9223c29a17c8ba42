import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { reasonText } from '../../../components/notice-reason.js';
import { useTexts } from '../../../texts.js';
import type { Notice } from './api/list-notices.js';
import { progressOf, STATE_TONES } from './notice-words.js';

/** Whom a notice goes to. */
export function NoticeRecipient({ notice: { personId, name, family } }: { notice: Notice }) {
  const t = useTexts();
  if (name) return <Isolate>{name}</Isolate>;
  if (personId) return t('notices.unnamed');
  if (family === 'newsletter_confirmation' || family === 'newsletter_article') return t('notices.reader');
  return family === 'share_link' ? t('notices.linkRecipient') : t('notices.visitor');
}

/** What a notice says and what it is about. */
export function NoticeSubject({ notice }: { notice: Notice }) {
  const t = useTexts();
  const { family, documents, documentCount, caseNumber, reference } = notice;
  const more = documentCount - documents.length;
  return (
    <>
      <span className="block">{t(`noticeFamily.${family}`)}</span>
      {documents.map(({ id, title }) => (
        <span key={id} className="block text-sm font-normal wrap-anywhere">
          {title ? <Isolate>{title}</Isolate> : t('notices.untitled')}
        </span>
      ))}
      {more > 0 && (
        <span className="block text-sm font-normal">{t('notices.moreDocuments', { count: String(more) })}</span>
      )}
      {(caseNumber ?? reference) && (
        <span className="block text-sm font-normal text-grey">
          <Ltr>{caseNumber ?? reference}</Ltr>
        </span>
      )}
    </>
  );
}

/** How far a notice came and when, or why not. */
export function NoticeProgressCell({ notice }: { notice: Notice }) {
  const t = useTexts();
  const { language } = useShell();
  const { state, reason, deliveredAt, readAt } = notice;
  const at = state === 'sent' ? (readAt ?? deliveredAt) : null;
  return (
    <>
      <Badge tone={STATE_TONES[state]}>{t(`noticeState.${progressOf(notice)}`)}</Badge>
      {at && <span className="block text-sm text-grey">{formatDateTime(at, language)}</span>}
      {reason && (
        <span className="block text-sm text-grey">
          <Isolate>{reasonText(t, reason)}</Isolate>
        </span>
      )}
    </>
  );
}
