import { OwnSessions } from '@diwan/desk-kit/account/own-sessions';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.js';

/** A colleague's own account: their passkeys and where they are signed in. Everybody who works here has it, whatever their role. */
export default function SecurityPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('security.title')} note={t('security.note')}>
      <div className="grid gap-12">
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </AdminPage>
  );
}
