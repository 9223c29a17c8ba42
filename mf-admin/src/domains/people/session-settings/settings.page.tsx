import { Loaded } from '@diwan/desk-kit/loaded';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useSessionSettings } from './api/session-settings.js';
import { SessionSettingsForm } from './session-settings-form.js';

/** What an owner decides for everybody who signs in. */
export default function SettingsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('settings.title')} note={t('settings.note')}>
      <SessionLengths />
    </AdminPage>
  );
}

function SessionLengths() {
  const t = useTexts();
  return (
    <Loaded query={useSessionSettings()} failed={t('settings.fetchFailed')}>
      {(settings) => <SessionSettingsForm key={settings.version} settings={settings} />}
    </Loaded>
  );
}
