import { Together } from '@diwan/desk-kit/together';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnWeek } from './api/own-week.js';
import { ClientTimeline } from './case-timeline.js';
import { OwnWeek } from './own-week.js';

/** The week of each case, then everything that happened in all of them, newest first, with filters (PORT-03). */
export default function UpdatesPage() {
  const t = useTexts();
  return (
    <PortalPage title={t('timeline.title')}>
      <Together queries={[useOwnWeek()]} pending={t('portal.loading')}>
        <OwnWeek />
        <ClientTimeline />
      </Together>
    </PortalPage>
  );
}
