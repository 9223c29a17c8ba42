import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { mailLink, telephoneLink } from '../office/contact-links.js';
import { WhatsappButton } from '../office/whatsapp-anchor.js';
import { useTexts } from '../texts.js';

/** Ways to reach one lawyer; a way without data is not there (D-034). */
export function AttorneyContacts({ attorney }: { attorney: Attorney }) {
  const t = useTexts();
  const { language } = useShell();
  const { email, phone, whatsappNumber } = attorney;
  const name = attorney.name[language];
  const whom = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className="pub-contacts">
      {email && (
        <ButtonLink href={mailLink(email)} variant="secondary" icon="mail">
          <span>
            {t('attorney.email')}
            {whom}
          </span>
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={telephoneLink(phone)} variant="secondary" icon="phone">
          <span>
            {t('attorney.call')}
            {whom}
          </span>
        </ButtonLink>
      )}
      {whatsappNumber && (
        <WhatsappButton number={whatsappNumber} text={t('attorney.whatsappMessage', { name })}>
          {t('attorney.whatsapp')}
          {whom}
        </WhatsappButton>
      )}
    </div>
  );
}
