import { isStaff } from '@diwan/contracts/shared/role';
import { PageHead, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { useTexts } from '../../texts.js';
import { AdminKeyForm } from './admin-key-form.js';
import { ConfirmAccess } from './confirm-access.js';
import { SetUpAuthenticator } from './set-up-authenticator.js';

/** The door to the back office: the key for the first owner, the authenticator for everybody else (D-020, AUTH-10). */
export default function AdminLoginPage() {
  const t = useTexts();
  const { session } = useShell();
  const { roles = [], secondFactor = 'none' } = session.person ?? {};
  const staff = isStaff(roles);
  const needsCode = staff && secondFactor === 'needed';
  return (
    <Section compact>
      <PageHead title={t('adminLogin.title')} noindex />
      <PageHeader
        title={t('adminLogin.title')}
        note={needsCode ? t('adminLogin.codeText') : t('adminLogin.keyText')}
        actions={
          staff &&
          !needsCode && (
            <ButtonLink variant="secondary" href="/admin">
              {t('adminLogin.toAdmin')}
            </ButtonLink>
          )
        }
      />
      {needsCode ? (
        <ConfirmAccess />
      ) : (
        <div className="grid gap-12">
          <AdminKeyForm />
          {staff && secondFactor === 'none' && <SetUpAuthenticator />}
        </div>
      )}
    </Section>
  );
}
