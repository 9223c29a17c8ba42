import { NoticeFamily, NoticeProgress } from '@diwan/contracts/messages/notices/http';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import type { Notice } from './api/list-notices.js';
import { ChannelsTable } from './channels-table.js';
import { FailedJobs } from './failed-jobs.js';
import { NoticeTable } from './notice-table.js';
import { ResendDialog } from './resend-dialog.js';

/** What was sent to whom, what was not and why (NOT-05, NOT-07). */
export default function NoticesPage() {
  const t = useTexts();
  const address = useListAddress();
  const [resending, setResending] = useState<readonly Notice[]>([]);
  return (
    <AdminPage title={t('notices.title')} note={t('notices.note')}>
      <ListFilters
        address={address}
        search={{ label: t('notices.search'), placeholder: t('notices.searchPlaceholder') }}
        filters={[
          {
            name: 'family',
            label: t('notices.family'),
            all: t('notices.allFamilies'),
            options: NoticeFamily.options.map((value) => ({ value, label: t(`noticeFamily.${value}`) })),
          },
          {
            name: 'state',
            label: t('notices.state'),
            all: t('notices.allStates'),
            options: NoticeProgress.options.map((value) => ({ value, label: t(`noticeState.${value}`) })),
          },
        ]}
      />
      <div className="grid gap-12">
        <NoticeTable
          address={address}
          onResend={setResending}
          beneath={
            <>
              <ChannelsTable />
              <FailedJobs />
            </>
          }
        />
      </div>
      {resending.length > 0 && <ResendDialog notices={resending} onClose={() => setResending([])} />}
    </AdminPage>
  );
}
