import { formatPhone, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../messages/shell-texts.js';

/** Telephone and WhatsApp, in this order everywhere (WCAG 3.2.6). */
export function HelpLinks() {
  const t = useTexts();
  const { office } = useShell();
  return (
    <ul className="shell-help">
      <li>
        <Link href={`tel:${office.phone}`}>
          <bdi dir="ltr">{formatPhone(office.phone)}</bdi>
        </Link>
      </li>
      <li>
        <Link href={`https://wa.me/${office.whatsappNumber.slice(1)}`} newWindowLabel={t('help.newWindow')}>
          {t('help.whatsapp')}
        </Link>
      </li>
    </ul>
  );
}
