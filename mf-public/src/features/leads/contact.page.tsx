import { PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Blocks } from '../../blocks/blocks.js';
import { OfficeParticulars } from '../../office/office-particulars.js';
import { WhatsappButton } from '../../office/whatsapp-anchor.js';
import { heroOf, PageHero, References } from '../../site/page-frame.js';
import { breadcrumbList } from '../../structured-data/breadcrumbs.js';
import { firmNode } from '../../structured-data/firm.js';
import { type Texts, useTexts } from '../../texts.js';
import type { LeadPageData } from './api/lead-pages.js';
import { LeadForm } from './lead-form.js';
import { AREAS } from './lead-options.js';
import { LeadSent } from './lead-sent.js';

/** Contact: the request form and the firm's particulars. The hero's WhatsApp text serves the button beside the form's own. */
export default function ContactPage({ data, form }: PageProps<LeadPageData>) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: page.name, path: '/contact' },
  ];
  const chat = heroOf(data)?.actions.find((action) => action.kind === 'whatsapp');
  return (
    <References data={data}>
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        jsonLd={[...firmNode(shell), ...breadcrumbList(crumbs, shell)]}
      />
      <PageHero data={data} crumbs={crumbs} actions={[]} />
      <section className="pub-band" data-surface="paper">
        <div className="pub-inner grid gap-x-8 gap-y-14 md:grid-cols-12">
          <div className="md:col-span-7">
            <h2 className="mb-6">{t('leads.title')}</h2>
            {data.sent ? (
              <LeadSent reference={data.sent.reference} onWhatsapp={false} />
            ) : (
              <LeadForm
                source="contact"
                form={form}
                beside={(area) => (
                  <WhatsappButton number={shell.office.whatsappNumber} text={chatText(chat?.text, area, t)}>
                    {chat?.label ?? t('leads.viaWhatsapp')}
                  </WhatsappButton>
                )}
              />
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

/** The greeting of the page, with the chosen area; nothing that was typed (D-028, LEAD-03). */
function chatText(text: string | undefined, area: string, t: Texts): string {
  const greeting = text ?? t('leads.whatsappGreeting');
  const isKnown = AREAS.find((name) => name === area);
  return isKnown ? `${greeting} (${t('leads.area')}: ${t(`leads.area.${isKnown}`)})` : greeting;
}
