import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { HelpActions } from '../../../frame/help-actions.js';
import { useTexts } from '../../../texts.js';

/** For somebody who has signed up and whom the firm has not linked to a case (D-018): what happens next, and what they can do. */
export function NoCaseYet() {
  const t = useTexts();
  return (
    <EmptyState
      boxed
      title={t('case.none')}
      actions={
        <>
          <ButtonLink href="/consultation">{t('case.consult')}</ButtonLink>
          <HelpActions />
        </>
      }
    >
      <p>{t('case.noneText')}</p>
      <p>{t('case.noneKnown')}</p>
    </EmptyState>
  );
}
