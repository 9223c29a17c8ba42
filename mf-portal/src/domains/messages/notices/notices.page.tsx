import { OwnNotices } from '@diwan/desk-kit/notices/own-notices';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { PortalPage } from '../../../frame/portal-page.js';

/** What the person was told in the last months (D-133). */
export default function NoticesPage() {
  const t = useDeskTexts();
  return (
    <PortalPage title={t('desk.bell.title')}>
      <p className="mb-6 text-grey">{t('desk.bell.note')}</p>
      <OwnNotices path="/client-portal/notices" />
    </PortalPage>
  );
}
