import { PageHead } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';

/** A document that was shared with this client and no longer is: said as such, with the ways on. */
export function Withdrawn() {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('viewer.gone')} noindex />
      <EmptyState
        boxed
        headingLevel={2}
        title={t('viewer.gone')}
        actions={
          <>
            <ButtonLink href="/client-portal/documents">{t('viewer.backToDocuments')}</ButtonLink>
            <HelpActions />
          </>
        }
      >
        <p>{t('viewer.goneText')}</p>
      </EmptyState>
    </>
  );
}
