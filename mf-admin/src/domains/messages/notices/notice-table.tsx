import { NoticeFamily, NoticeProgress } from '@diwan/contracts/messages/notices/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import type { TableColumn } from '@diwan/ui/table';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type Notice, useNotices } from './api/list-notices.js';
import { NoticeProgressCell, NoticeRecipient, NoticeSubject } from './notice-cells.js';
import { canBeResent } from './notice-words.js';

export interface NoticeTableProps {
  address: ListAddress;
  onResend: (notices: readonly Notice[]) => void;
  /** Stands beneath the log as soon as its length is known, so that the log does not push it away. */
  beneath?: ReactNode;
  /** What goes to one person only, who need not be named then. */
  personId?: string;
}

/** The delivery log. */
export function NoticeTable({ address, onResend, beneath, personId }: NoticeTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const state = NoticeProgress.safeParse(address.filter('state')).data;
  const family = NoticeFamily.safeParse(address.filter('family')).data;
  const search = address.filter('search');
  const query = useNotices({
    page: address.page,
    ...(state && { state }),
    ...(family && { family }),
    ...(search && { search }),
    ...(personId && { personId }),
  });
  const isFiltered = state !== undefined || family !== undefined || search !== '';
  const resend = (notice: Notice) =>
    canBeResent(notice) &&
    can('notice:write') && (
      <Button variant="secondary" size="small" icon="retry" onClick={() => onResend([notice])}>
        {t('notices.resend')}
        <VisuallyHidden> {t(`noticeFamily.${notice.family}`)}</VisuallyHidden>
      </Button>
    );
  return (
    <>
      <PagedTable
        caption={t('notices.title')}
        columns={columns(t, language).filter(({ id }) => !personId || id !== 'to')}
        query={query}
        rowKey={({ id }) => id}
        failed={t('notices.fetchFailed')}
        hrefFor={address.hrefFor}
        actionsLabel={t('page.actions')}
        rowActions={resend}
        bulk={
          can('notice:write') && query.data?.items.some(canBeResent)
            ? {
                label: (notice) =>
                  t('notices.choose', { family: t(`noticeFamily.${notice.family}`), name: notice.name ?? '' }),
                deeds: (chosen, done) => <SendAgain {...{ chosen, done, onResend }} />,
              }
            : undefined
        }
        empty={
          <EmptyState boxed title={isFiltered ? t('notices.noMatch') : t('notices.none')}>
            {isFiltered ? t('notices.noMatchText') : t('notices.noneText')}
          </EmptyState>
        }
      />
      {!query.isPending && beneath}
    </>
  );
}

interface SendAgainProps extends Pick<NoticeTableProps, 'onResend'> {
  chosen: readonly Notice[];
  done: () => void;
}

/** Sends those of the chosen again that can be. */
function SendAgain({ chosen, done, onResend }: SendAgainProps) {
  const t = useTexts();
  const possible = chosen.filter(canBeResent);
  if (possible.length === 0) return <span className="text-grey">{t('notices.noneToResend')}</span>;
  const ask = () => {
    done();
    onResend(possible);
  };
  return (
    <Button size="small" icon="retry" onClick={ask}>
      {t('notices.resend')}
    </Button>
  );
}

const columns = (t: Texts, language: Language): TableColumn<Notice>[] => [
  {
    id: 'created',
    nowrap: true,
    header: t('notices.createdAt'),
    cell: ({ createdAt }) => formatDateTime(createdAt, language),
  },
  { id: 'to', header: t('notices.to'), cell: (notice) => <NoticeRecipient notice={notice} /> },
  { id: 'about', header: t('notices.about'), rowHeader: true, cell: (notice) => <NoticeSubject notice={notice} /> },
  { id: 'channel', header: t('notices.channel'), cell: ({ channel }) => t(`noticeChannel.${channel}`) },
  { id: 'state', header: t('notices.state'), cell: (notice) => <NoticeProgressCell notice={notice} /> },
];
