import { PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { lazy, Suspense } from 'react';
import { Blocks } from '../../../blocks/blocks.js';
import { hasParticulars, OfficeParticulars } from '../../../office/office-particulars.js';
import { HandledBy } from '../../../site/handled-by.js';
import { HeroFacts } from '../../../site/hero-facts.js';
import type { PageContent } from '../../../site/load-page-content.js';
import { PageHero, References } from '../../../site/page-frame.js';
import { useTexts } from '../../../texts.js';
import { crumbsOf } from './crumbs.js';
import { structuredDataOf } from './structured-data-of.js';

/** Of one page. */
const HoursAbroadList = lazy(() => import('../../../office/hours-abroad-list.js'));

/** A page of the site, drawn from its content. The home page also says when and where the firm can be reached. */
export default function ContentPage({ data }: PageProps<PageContent>) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const isHome = page.slug === 'home';
  const crumbs = crumbsOf(page.slug, page.name, t, shell.siteLanguage);
  return (
    <References data={data}>
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        jsonLd={structuredDataOf(data, crumbs, shell)}
      />
      <PageHero data={data} crumbs={crumbs}>
        {isHome && <HeroFacts />}
      </PageHero>
      <Blocks
        blocks={page.blocks}
        beforeClosing={
          <>
            {data.zones.length > 0 && (
              <Suspense>
                <HoursAbroadList zones={data.zones} />
              </Suspense>
            )}
            <HandledBy attorneys={data.handledBy} newest={data.newest} />
          </>
        }
        besideClosing={
          isHome && hasParticulars(shell.office)
            ? { heading: t('office.title'), content: <OfficeParticulars /> }
            : undefined
        }
      />
    </References>
  );
}
