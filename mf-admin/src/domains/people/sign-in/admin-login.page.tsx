import { isStaff } from '@diwan/contracts/shared/role';
import { nextPath, PageHead, useNavigate, useParams, useSearchParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { ConfirmAccess } from './confirm-access.js';
import { FirstOwner } from './first-owner.js';
import { Invitation } from './invitation.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpFactor } from './set-up-factor.js';
import { useFocusOnStep } from './use-focus-on-step.js';

/**
 * The door to the back office: staff come in by a passkey, confirm their second factor or set one up, then go on to where they wanted
 * (H1, AUTH-13). The key is asked for only while the firm has no owner (D-020, AUTH-10), and only of who has signed in: strangers do not learn
 * whether it has one. Who opens the link of an invitation becomes staff here first (OFF-09).
 */
export default function AdminLoginPage() {
  const t = useTexts();
  const { session } = useShell();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { invitation } = useParams();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { roles = [], secondFactor = 'none' } = session.person ?? {};
  const next = nextPath(params.get('next'));
  const goOn = () => navigate(next ?? '/admin', { replace: true });

  const outside = invitation ? 'invited' : 'key';
  const step = codes ? 'codes' : !isStaff(roles) ? outside : secondFactor;
  const heading = useFocusOnStep<HTMLHeadingElement>(step);
  const title = t(step === 'invited' ? 'invitation.title' : 'adminLogin.title');
  return (
    <Section compact>
      <PageHead title={title} noindex />
      <PageHeader titleRef={heading} title={title} note={NOTES[step] && t(NOTES[step])} />
      {step === 'codes' && <RecoveryCodes codes={codes ?? []} onKept={goOn} />}
      {step === 'invited' && invitation && <Invitation id={invitation} />}
      {step === 'key' && session.status === 'visitor' && (
        <PasskeySignIn codePath={`/auth?next=${encodeURIComponent(next ?? '/admin')}`} onSignedIn={goOn} />
      )}
      {step === 'key' && session.status === 'person' && <FirstOwner />}
      {step === 'needed' && <ConfirmAccess onConfirmed={goOn} />}
      {step === 'none' && <SetUpFactor onDone={setCodes} />}
      {step === 'confirmed' && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/admin">{t('adminLogin.toAdmin')}</ButtonLink>
          <ButtonLink variant="secondary" href="/admin/security">
            {t('adminLogin.toSecurity')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

const NOTES = {
  needed: 'adminLogin.codeText',
  none: 'adminLogin.setUpText',
  codes: undefined,
  key: undefined,
  invited: undefined,
  confirmed: undefined,
} as const;
