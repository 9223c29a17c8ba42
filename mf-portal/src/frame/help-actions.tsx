import { formatPhone, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { useTexts } from '../texts.js';

/** The firm's phone and WhatsApp, for where the portal alone cannot help. */
export function HelpActions() {
  const t = useTexts();
  const { office } = useShell();
  return (
    <>
      <ButtonLink variant="secondary" icon="phone" href={`tel:${office.phone}`}>
        {t('help.call')} <Ltr>{formatPhone(office.phone)}</Ltr>
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        icon="whatsapp"
        href={`https://wa.me/${office.whatsappNumber.replace('+', '')}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('help.whatsapp')}
      </ButtonLink>
    </>
  );
}
