import type { PageAction } from '@diwan/contracts/site/pages/page';
import { PageHead, useShell } from '@diwan/mf-kit';
import type { ReactNode } from 'react';
import { Blocks } from '../../../blocks/blocks.js';
import { hasParticulars, OfficeParticulars } from '../../../office/office-particulars.js';
import { PageHero, References } from '../../../site/page-frame.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { firmNode } from '../../../structured-data/firm.js';
import { useTexts } from '../../../texts.js';
import type { LeadPageData } from './api/lead-pages.js';
import { REQUEST_ANCHOR } from './lead-options.js';

interface LeadPageFrameProps {
  data: LeadPageData;
  path: string;
  /** What the hero offers. */
  actions: PageAction[];
  /** The form, or what is said when it was sent. */
  children: ReactNode;
}

/** A page around a lead's form: hero, form beside the office's particulars, and the page's own blocks. */
export function LeadPageFrame({ data, path, actions, children }: LeadPageFrameProps) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: page.name, path },
  ];
  return (
    <References data={data}>
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        jsonLd={[...firmNode(shell), ...breadcrumbList(crumbs, shell)]}
      />
      <PageHero data={data} crumbs={crumbs} actions={actions} />
      <section className="pub-band" data-surface="paper">
        <div className="pub-inner grid gap-x-8 gap-y-14 md:grid-cols-12">
          <div id={REQUEST_ANCHOR} className="pub-anchor md:col-span-7">
            <h2 className="mb-6">{t('leads.title')}</h2>
            {children}
          </div>
          {hasParticulars(shell.office) && (
            <aside className="md:col-span-4 md:col-start-9" aria-label={t('office.title')}>
              <h2 className="mb-6 text-xl">{t('office.title')}</h2>
              <OfficeParticulars className="border-b border-line" />
            </aside>
          )}
        </div>
      </section>
      <Blocks blocks={page.blocks} />
    </References>
  );
}
