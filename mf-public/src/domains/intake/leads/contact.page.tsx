import { type PageProps, useShell } from '@diwan/mf-kit';
import { WhatsappButton } from '../../../office/whatsapp-anchor.js';
import { heroOf } from '../../../site/page-frame.js';
import { type Texts, useTexts } from '../../../texts.js';
import type { LeadPageData } from './api/lead-pages.js';
import { LeadForm } from './lead-form.js';
import { AREAS } from './lead-options.js';
import { LeadPageFrame } from './lead-page-frame.js';
import { LeadSent } from './lead-sent.js';

/** Contact: the request form and the firm's particulars. The hero's WhatsApp text serves the button beside the form's own. */
export default function ContactPage({ data, form }: PageProps<LeadPageData>) {
  const t = useTexts();
  const { whatsappNumber } = useShell().office;
  const chat = heroOf(data)?.actions.find((action) => action.kind === 'whatsapp');
  return (
    <LeadPageFrame data={data} path="/contact" actions={[]}>
      {data.sent ? (
        <LeadSent reference={data.sent.reference} onWhatsapp={false} />
      ) : (
        <LeadForm
          source="contact"
          form={form}
          area={data.area}
          beside={(area) =>
            whatsappNumber && (
              <WhatsappButton number={whatsappNumber} text={chatText(chat?.text, area, t)}>
                {chat?.label ?? t('leads.viaWhatsapp')}
              </WhatsappButton>
            )
          }
        />
      )}
    </LeadPageFrame>
  );
}

/** The greeting of the page, with the chosen area; nothing that was typed (D-028, LEAD-03). */
function chatText(text: string | undefined, area: string, t: Texts): string {
  const greeting = text ?? t('leads.whatsappGreeting');
  const isKnown = AREAS.find((name) => name === area);
  return isKnown ? `${greeting} (${t('leads.area')}: ${t(`leads.area.${isKnown}`)})` : greeting;
}
