import { PageHead } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { useTexts } from '../texts.js';

/** Instead of a screen that is not this person's business (D-025); nothing of it was asked for. */
export function NoAccess({ title }: { title: string }) {
  const t = useTexts();
  return (
    <>
      <PageHead title={title} noindex />
      <div className="desk-page__head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <EmptyState boxed title={t('page.noAccess')}>
        {t('page.noAccessText')}
      </EmptyState>
    </>
  );
}
