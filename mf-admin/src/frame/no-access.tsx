import { PageHead } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';

/** Instead of a screen that is not this person's business (D-025). */
export function NoAccess() {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('page.noAccess')} noindex />
      <div className="desk-page__head">
        <div>
          <h1 tabIndex={-1}>{t('page.noAccess')}</h1>
          <p className="desk-page__note">{t('page.noAccessText')}</p>
        </div>
      </div>
    </>
  );
}
