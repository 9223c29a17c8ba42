import type { PageProps } from '@diwan/mf-kit';
import { Spinner } from '@diwan/ui/spinner';
import { heroOf } from '../../../site/page-frame.js';
import { useTexts } from '../../../texts.js';
import type { LeadPageData } from './api/lead-pages.js';
import { LeadForm } from './lead-form.js';
import { LeadPageFrame } from './lead-page-frame.js';
import { LeadSent } from './lead-sent.js';

/**
 * Free consultation, for anyone (LEAD-04): the request is saved first, WhatsApp is one of the ways to talk and opened by the visitor's own
 * press afterwards. That is why the hero's own WhatsApp button is not shown here.
 */
export default function ConsultationPage({ data, form }: PageProps<LeadPageData>) {
  const actions = heroOf(data)?.actions.filter(({ kind }) => kind !== 'whatsapp') ?? [];
  return (
    <LeadPageFrame data={data} path="/consultation" actions={actions}>
      {data.sent ? (
        <LeadSent reference={data.sent.reference} onWhatsapp={data.sent.channel === 'whatsapp'} />
      ) : (
        <LeadForm
          source="consultation"
          form={form}
          area={data.area}
          wish={{ lawyers: data.lawyers, lawyer: data.lawyer }}
          working={<Working />}
        />
      )}
    </LeadPageFrame>
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
