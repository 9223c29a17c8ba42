import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { AdminKeyForm } from './admin-key-form.js';
import { isOwnerNeeded } from './api/admin-access.js';

/** For people without a role: the key while there is no owner, the way back to their own area otherwise. */
export function FirstOwner() {
  const t = useTexts();
  const { session } = useShell();
  const signedIn = session.person !== null;
  const { data: ownerNeeded } = useQuery({ queryKey: ['owner-needed'], queryFn: isOwnerNeeded, enabled: signedIn });
  if (signedIn && ownerNeeded === false) {
    return (
      <div className="grid justify-items-start gap-6">
        <Notice>{t('adminLogin.staffOnly')}</Notice>
        <ButtonLink href="/client-portal">{t('adminLogin.toPortal')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-grey">{t('adminLogin.keyText')}</p>
      <AdminKeyForm />
    </>
  );
}
