import type { Attachment } from '@diwan/contracts/messages/conversations/conversation';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { formatClock, formatDate, formatDateTime, formatWeekday, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { Fragment } from 'react';
import { fileSize } from '../file-size.js';
import { useDeskTexts } from '../texts.js';

/** A message as a bubble: whose side it is on decides where it stands. */
export interface Bubble {
  id: string;
  /** `own`: of whoever looks; `other`: of the other side; `note`: only for staff; `system`: the office's own line. */
  side: 'own' | 'other' | 'note' | 'system';
  authorName: string;
  text: string;
  attachments: readonly Attachment[];
  sentAt: string;
  readAt: string | null;
  opensAt: string | null;
  channel: 'portal' | 'whatsapp';
  /** Said instead of whether it was read: how it stands outside. */
  standing?: { text: string; isProblem: boolean } | null;
}

interface MessageListProps {
  label: string;
  messages: readonly Bubble[];
  /** Where a file is read. */
  fileHref(id: string): string;
}

/** What was written, oldest first, with a line between days; whose time it is stands above all. New messages are announced without being insisted on. */
export function MessageList({ label, messages, fileHref }: MessageListProps) {
  const t = useDeskTexts();
  const { language } = useShell();
  return (
    <div role="log" aria-label={label}>
      {messages.length > 0 && <p className="desk-messages__zone">{t('desk.messages.zone')}</p>}
      <ol className="desk-messages">
        {messages.map((message, index) => {
          const day = beirutDate(new Date(message.sentAt));
          const before = messages[index - 1];
          const isNewDay = !before || beirutDate(new Date(before.sentAt)) !== day;
          return (
            <Fragment key={message.id}>
              {isNewDay && (
                <li className="desk-messages__day">
                  <time dateTime={day}>{formatDate(day, language)}</time>
                </li>
              )}
              {message.side === 'system' ? (
                <OfficeOpens message={message} />
              ) : (
                <One message={message} fileHref={fileHref} />
              )}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** The line that says when the office opens, in the reader's own language. */
function OfficeOpens({ message: { opensAt } }: { message: Bubble }) {
  const t = useDeskTexts();
  const { language } = useShell();
  if (opensAt === null) return null;
  const when = `${formatWeekday(opensAt, language)} ${formatDateTime(opensAt, language)}`;
  return <li className="desk-messages__office">{t('desk.messages.opens', { when })}</li>;
}

function One({ message, fileHref }: { message: Bubble; fileHref(id: string): string }) {
  const t = useDeskTexts();
  const { side, authorName, text, attachments, sentAt, readAt, channel, standing } = message;
  return (
    <li className={`desk-message desk-message--${side}`}>
      <p className="desk-message__who">
        {side === 'note' && <strong>{t('desk.messages.note')} · </strong>}
        <bdi>{authorName || t('desk.messages.somebody')}</bdi>
        {channel === 'whatsapp' && ` · ${t('desk.messages.whatsapp')}`}
      </p>
      {text && (
        <p dir="auto" className="desk-message__text">
          {text}
        </p>
      )}
      {attachments.map(({ id, fileName, fileSize: size }) => (
        <a key={id} className="desk-message__file" href={fileHref(id)} target="_blank" rel="noopener">
          <Icon name="file" />
          <bdi>{fileName}</bdi> <span>{fileSize(size, t)}</span>
        </a>
      ))}
      <p className="desk-message__when">
        <time dateTime={sentAt}>{formatClock(sentAt)}</time>
        {standing ? (
          <span data-problem={standing.isProblem || undefined}> · {standing.text}</span>
        ) : (
          side === 'own' && ` · ${readAt ? t('desk.messages.read') : t('desk.messages.sent')}`
        )}
      </p>
    </li>
  );
}
