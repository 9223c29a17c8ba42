import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { ClientTimeline } from './case-timeline.js';

/** Everything that happened in all of the client's cases, newest first, with filters (PORT-03). */
export default function UpdatesPage() {
  const t = useTexts();
  return (
    <PortalPage title={t('timeline.title')}>
      <ClientTimeline />
    </PortalPage>
  );
}
