import { OwnNotices } from '@diwan/desk-kit/notices/own-notices';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { AdminPage } from '../../../components/admin-page.js';

/** What the person who sits here was told in the last months (D-133). */
export default function OwnNoticesPage() {
  const t = useDeskTexts();
  return (
    <AdminPage title={t('desk.bell.title')} note={t('desk.bell.note')}>
      <OwnNotices path="/admin/my-notices" />
    </AdminPage>
  );
}
