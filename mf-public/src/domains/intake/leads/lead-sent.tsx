import { rich, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { useEffect, useRef } from 'react';
import { WhatsappButton } from '../../../office/whatsapp-anchor.js';
import { useTexts } from '../../../texts.js';

export interface LeadSentProps {
  reference: string;
  /** The request was made for a chat on WhatsApp: going there comes first. */
  onWhatsapp: boolean;
}

/** The request has arrived. The chat opens by the visitor's own press and carries nothing but the reference (D-033, D-051). */
export function LeadSent({ reference, onWhatsapp }: LeadSentProps) {
  const t = useTexts();
  const { whatsappNumber } = useShell().office;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="border-t-2 border-cedar pt-6">
      <p className="pub-serif text-xl">
        {rich(t('leads.sent'), { reference: <Ltr className="whitespace-nowrap">{reference}</Ltr> })}
      </p>
      {whatsappNumber ? (
        <>
          <p className="mt-4 text-grey">{t(onWhatsapp ? 'leads.nextWhatsapp' : 'leads.next')}</p>
          <WhatsappButton
            number={whatsappNumber}
            text={t('leads.whatsappMessage').replace('{reference}', reference)}
            variant={onWhatsapp ? 'primary' : 'secondary'}
            className="mt-6"
          >
            {t('leads.continueOnWhatsapp')}
          </WhatsappButton>
        </>
      ) : (
        <p className="mt-4 text-grey">{t('leads.keepReference')}</p>
      )}
    </div>
  );
}
