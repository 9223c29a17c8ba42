import { Loaded } from '@diwan/desk-kit/loaded';
import { ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { AdminKeyForm } from './admin-key-form.js';
import { isOwnerNeeded } from './api/admin-access.js';

/** For people without a role: the key while there is no owner, the way back to their own area otherwise. */
export function FirstOwner() {
  const t = useTexts();
  return (
    <Loaded
      query={useQuery({ queryKey: ['owner-needed'], queryFn: isOwnerNeeded })}
      failed={t('adminLogin.stateFailed')}
    >
      {(ownerNeeded) => (ownerNeeded ? <KeyOfInstallation /> : <StaffOnly />)}
    </Loaded>
  );
}

function KeyOfInstallation() {
  const t = useTexts();
  return (
    <>
      <p className="mb-6 max-w-prose text-grey">{t('adminLogin.keyText')}</p>
      <AdminKeyForm />
    </>
  );
}

function StaffOnly() {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-6">
      <Notice>{t('adminLogin.staffOnly')}</Notice>
      <ButtonLink href="/client-portal">{t('adminLogin.toPortal')}</ButtonLink>
    </div>
  );
}
