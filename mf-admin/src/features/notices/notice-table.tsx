import { NoticeState } from '@diwan/contracts/http/notifications';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import type { TableColumn } from '@diwan/ui/table';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { PagedTable } from '../../components/paged-table.js';
import type { ListAddress } from '../../components/use-list-address.js';
import { type Texts, useTexts } from '../../texts.js';
import { type Notice, useNotices } from './api/list-notices.js';
import { canBeResent, reasonText, STATE_TONES } from './notice-words.js';

/** The delivery log. */
export function NoticeTable({ address, onResend }: { address: ListAddress; onResend: (notice: Notice) => void }) {
  const t = useTexts();
  const { can, language } = useShell();
  const state = NoticeState.safeParse(address.filter('state')).data;
  const query = useNotices({ page: address.page, ...(state && { state }) });
  const resend = (notice: Notice) =>
    canBeResent(notice) &&
    can('notice:write') && (
      <Button variant="secondary" size="small" icon="retry" onClick={() => onResend(notice)}>
        {t('notices.resend')}
        <VisuallyHidden> {t(`noticeFamily.${notice.family}`)}</VisuallyHidden>
      </Button>
    );
  return (
    <PagedTable
      caption={t('notices.title')}
      columns={columns(t, language)}
      query={query}
      rowKey={({ id }) => id}
      failed={t('notices.fetchFailed')}
      hrefFor={address.hrefFor}
      actionsLabel={t('page.actions')}
      rowActions={resend}
      empty={
        <EmptyState boxed title={state ? t('notices.noMatch') : t('notices.none')}>
          {state ? t('notices.noMatchText') : t('notices.noneText')}
        </EmptyState>
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<Notice>[] => [
  { id: 'family', header: t('notices.family'), rowHeader: true, cell: ({ family }) => t(`noticeFamily.${family}`) },
  {
    id: 'state',
    header: t('notices.state'),
    cell: ({ state, reason }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{t(`noticeState.${state}`)}</Badge>
        {reason && (
          <span className="block text-sm text-grey">
            <Isolate>{reasonText(t, reason)}</Isolate>
          </span>
        )}
      </>
    ),
  },
  { id: 'channel', header: t('notices.channel'), cell: ({ channel }) => t(`noticeChannel.${channel}`) },
  { id: 'language', header: t('notices.language'), cell: (notice) => t(`language.${notice.language}`) },
  { id: 'attempts', header: t('notices.attempts'), align: 'end', cell: ({ attempts }) => attempts },
  { id: 'created', header: t('notices.createdAt'), cell: ({ createdAt }) => formatDateTime(createdAt, language) },
  { id: 'updated', header: t('notices.updatedAt'), cell: ({ updatedAt }) => formatDateTime(updatedAt, language) },
];
