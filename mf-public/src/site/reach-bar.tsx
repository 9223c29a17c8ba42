import { consultationPath } from '@diwan/contracts/intake/leads/consultation-path';
import { isWritten } from '@diwan/contracts/shared/tongues';
import { Link, useLocation, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { telephoneLink, whatsappLink } from '../office/contact-links.js';
import { useTexts } from '../texts.js';

/** Where somebody may be sitting in a police station: the office's emergency line is what they need. */
const URGENT_PATH = '/services/criminal-defense-lebanon';

/** Pages whose own form is what a visitor would be led to. */
const FORM_PATHS = ['/contact', '/consultation'];

/** WhatsApp, a call and a consultation about what the page is about under the thumb, on every page of a phone: what there is of it. Hidden while somebody types. */
export function ReachBar() {
  const t = useTexts();
  const { office, siteLanguage } = useShell();
  const { phone, whatsappNumber } = office;
  const { pathname } = useLocation();
  const urgent = pathname === URGENT_PATH && office.profile?.emergencyLine;
  const leadsToForm = !urgent && !FORM_PATHS.includes(pathname);
  if (!phone && !whatsappNumber && !leadsToForm) return null;
  return (
    <nav className="pub-reach" aria-label={t('reach.label')} data-urgent={urgent ? '' : undefined}>
      {whatsappNumber && (
        <a
          href={whatsappLink(whatsappNumber, urgent ? t('office.emergencyMessage') : undefined)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {urgent ? t('reach.emergency') : t('reach.whatsapp')}
          <VisuallyHidden> {t('link.newWindow')}</VisuallyHidden>
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)}>
          <Icon name="phone" />
          {urgent ? t('reach.callNow') : t('reach.call')}
        </a>
      )}
      {leadsToForm && (
        <Link to={consultationPath(pathname, isWritten('/consultation', siteLanguage) ? '/consultation' : '/contact')}>
          <Icon name="calendar" />
          {t('reach.consultation')}
        </Link>
      )}
    </nav>
  );
}
