import { PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Spinner } from '@diwan/ui/spinner';
import { Blocks } from '../../blocks/blocks.js';
import { OfficeParticulars } from '../../office/office-particulars.js';
import { heroOf, PageHero, References } from '../../site/page-frame.js';
import { breadcrumbList } from '../../structured-data/breadcrumbs.js';
import { firmNode } from '../../structured-data/firm.js';
import { useTexts } from '../../texts.js';
import type { LeadPageData } from './api/lead-pages.js';
import { LeadForm } from './lead-form.js';
import { LeadSent } from './lead-sent.js';

/**
 * Free consultation, for anyone (LEAD-04): the request is saved first, WhatsApp is one of the ways to talk and opened by the visitor's own
 * press afterwards. That is why the hero's own WhatsApp button is not shown here.
 */
export default function ConsultationPage({ data, form }: PageProps<LeadPageData>) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: page.name, path: '/consultation' },
  ];
  const actions = heroOf(data)?.actions.filter(({ kind }) => kind !== 'whatsapp') ?? [];
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
          <div className="md:col-span-7">
            <h2 className="mb-6">{t('leads.title')}</h2>
            {data.sent ? (
              <LeadSent reference={data.sent.reference} onWhatsapp={data.sent.channel === 'whatsapp'} />
            ) : (
              <LeadForm source="consultation" form={form} working={<Working />} />
            )}
          </div>
          <aside className="md:col-span-4 md:col-start-9" aria-label={t('office.title')}>
            <h2 className="mb-6 text-xl">{t('office.title')}</h2>
            <OfficeParticulars className="border-b border-line" />
          </aside>
        </div>
      </section>
      <Blocks blocks={page.blocks} />
    </References>
  );
}

/** The specification's words, only while the request is on its way (D-033). */
function Working() {
  const t = useTexts();
  return (
    <div role="status" className="flex items-start gap-3">
      <Spinner />
      <div>
        <p className="font-medium">{t('consultation.redirecting')}</p>
        <p className="text-grey">{t('consultation.wait')}</p>
      </div>
    </div>
  );
}
