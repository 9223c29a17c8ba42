import { Loaded } from '@diwan/desk-kit/loaded';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from './api/keep-document.js';
import { SettingsForm } from './settings-form.js';

/** Types of documents and the default policy of each level (DOC-02, DOC-04). */
export default function DocumentSettingsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('documentSettings.title')} note={t('documentSettings.note')}>
      <Settings />
    </AdminPage>
  );
}

function Settings() {
  const t = useTexts();
  return (
    <Loaded query={useDocumentSettings()} failed={t('documentSettings.fetchFailed')}>
      {(settings) => <SettingsForm key={settings.version} settings={settings} />}
    </Loaded>
  );
}
