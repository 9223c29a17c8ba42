import { Loaded } from '@diwan/desk-kit/loaded';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useProfile } from './api/office-profile.js';
import { OfficeForm } from './office-form.js';
import { PublicationNotice } from './publication-notice.js';

/** The firm's particulars and opening hours. */
export default function OfficePage() {
  const t = useTexts();
  return (
    <AdminPage title={t('office.title')} note={t('office.note')}>
      <Profile />
    </AdminPage>
  );
}

function Profile() {
  const t = useTexts();
  return (
    <Loaded query={useProfile()} failed={t('office.fetchFailed')}>
      {(profile) => (
        <>
          <PublicationNotice profile={profile} />
          <OfficeForm profile={profile} />
        </>
      )}
    </Loaded>
  );
}
