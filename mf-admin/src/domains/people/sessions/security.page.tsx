import { OwnSessions } from '@diwan/desk-kit/account/own-sessions';
import { PageHead } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { useTexts } from '../../../texts.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.js';

/** A colleague's own account: their passkeys and where they are signed in. Everybody who works here has it, whatever their role. */
export default function SecurityPage() {
  const t = useTexts();
  const back = (
    <ButtonLink href="/admin" variant="quiet" size="small" className="-ms-3">
      {t('page.back')}
    </ButtonLink>
  );
  return (
    <Section compact>
      <PageHead title={t('security.title')} noindex />
      <PageHeader title={t('security.title')} note={t('security.note')} trail={back} />
      <div className="grid gap-12">
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </Section>
  );
}
