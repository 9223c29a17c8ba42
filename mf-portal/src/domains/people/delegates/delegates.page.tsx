import { Together } from '@diwan/desk-kit/together';
import { useShell } from '@diwan/mf-kit';
import { useOwnMandates } from '../../../frame/own-mandates.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useCaseTitles, useOwnDelegations } from './api/delegations.js';
import { Delegates } from './delegates.js';
import { Mandates } from './mandates.js';

/** Whom a client lets look at their file, and whose file the person may look at (PORT-10). */
export default function DelegatesPage() {
  const t = useTexts();
  const { session } = useShell();
  const mandates = useOwnMandates();
  // Delegates name nobody: the own list comes back with the own file.
  const isOwn = !session.person?.actingFor;
  const queries = [mandates, useOwnDelegations(isOwn), useCaseTitles(isOwn)];
  const own = !mandates.isPending && isOwn && <Delegates />;
  const isAsked = mandates.data === undefined || mandates.data.length > 0;
  return (
    <PortalPage title={t('delegate.title')}>
      <div className="grid max-w-prose gap-10">
        <Together queries={queries} pending={t('portal.loading')}>
          {!isAsked && own}
          <Mandates />
          {isAsked && own}
        </Together>
      </div>
    </PortalPage>
  );
}
