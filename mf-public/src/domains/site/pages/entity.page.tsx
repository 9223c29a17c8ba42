import { PageHead, type PageProps } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Hero } from '../../../blocks/hero.block.js';
import type { PageContent } from '../../../site/load-page-content.js';
import { useTexts } from '../../../texts.js';
import ContentPage from './content.page.js';

/** A form of company, or the page that says that there is no such form (PUB-06, D-039). */
export default function EntityPage({ data }: PageProps<PageContent | null>) {
  return data ? <ContentPage data={data} /> : <EntityNotFound />;
}

function EntityNotFound() {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('entity.notFound')} noindex />
      <Hero title={t('entity.notFound')} lead={t('entity.notFoundText')}>
        <div className="mt-8">
          <ButtonLink href="/services/companies-incorporation">{t('entity.back')}</ButtonLink>
        </div>
      </Hero>
    </>
  );
}
