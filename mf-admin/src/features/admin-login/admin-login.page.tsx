import { isStaff } from '@diwan/contracts/shared/role';
import { nextPath, PageHead, useNavigate, useSearchParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { useState } from 'react';
import { useTexts } from '../../texts.js';
import { ConfirmAccess } from './confirm-access.js';
import { FirstOwner } from './first-owner.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpAuthenticator } from './set-up-authenticator.js';

/**
 * The door to the back office: staff confirm their second factor here or set one up, then go on to where they wanted (H1); the key is
 * asked for only while the firm has no owner (D-020, AUTH-10).
 */
export default function AdminLoginPage() {
  const t = useTexts();
  const { session } = useShell();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { roles = [], secondFactor = 'none' } = session.person ?? {};
  const goOn = () => navigate(nextPath(params.get('next')) ?? '/admin', { replace: true });

  const step = codes ? 'codes' : !isStaff(roles) ? 'key' : secondFactor;
  return (
    <Section compact>
      <PageHead title={t('adminLogin.title')} noindex />
      <PageHeader title={t('adminLogin.title')} note={NOTES[step] && t(NOTES[step])} />
      {step === 'codes' && <RecoveryCodes codes={codes ?? []} onKept={goOn} />}
      {step === 'key' && <FirstOwner />}
      {step === 'needed' && <ConfirmAccess onConfirmed={goOn} />}
      {step === 'none' && <SetUpAuthenticator onDone={setCodes} />}
      {step === 'confirmed' && <ButtonLink href="/admin">{t('adminLogin.toAdmin')}</ButtonLink>}
    </Section>
  );
}

const NOTES = {
  needed: 'adminLogin.codeText',
  none: 'adminLogin.setUpText',
  codes: undefined,
  key: undefined,
  confirmed: undefined,
} as const;
