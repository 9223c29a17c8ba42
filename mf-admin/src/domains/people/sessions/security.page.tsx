import { OwnSessions } from '@diwan/desk-kit/account/own-sessions';
import { useOwnSessions } from '@diwan/desk-kit/account/sessions-api';
import { Together } from '@diwan/desk-kit/together';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnPasskeys } from '../passkeys/api/passkeys.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.js';

/** A colleague's own account: their passkeys and where they are signed in. Everybody who works here has it, whatever their role. */
export default function SecurityPage() {
  const t = useTexts();
  const queries = [useOwnPasskeys(), useOwnSessions()];
  return (
    <AdminPage title={t('security.title')} note={t('security.note')}>
      <Together queries={queries}>
        <div className="grid gap-12">
          <OwnPasskeys />
          <OwnSessions />
        </div>
      </Together>
    </AdminPage>
  );
}
