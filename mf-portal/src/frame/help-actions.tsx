import { formatPhone, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { useTexts } from '../texts.js';

/** The firm's phone and WhatsApp, as far as they are known, for where the portal alone cannot help. */
export function HelpActions() {
  const t = useTexts();
  const { phone, whatsappNumber } = useShell().office;
  return (
    <>
      {phone && (
        <ButtonLink variant="secondary" icon="phone" href={`tel:${phone}`}>
          {t('help.call')} <Ltr>{formatPhone(phone)}</Ltr>
        </ButtonLink>
      )}
      {whatsappNumber && (
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          href={`https://wa.me/${whatsappNumber.replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('help.whatsapp')}
        </ButtonLink>
      )}
    </>
  );
}
