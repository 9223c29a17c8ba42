import { formatPhone, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../messages/shell-texts.js';

/** Telephone and WhatsApp, in this order everywhere (WCAG 3.2.6), as far as the firm has them. */
export function HelpLinks() {
  const t = useTexts();
  const { phone, whatsappNumber } = useShell().office;
  if (!phone && !whatsappNumber) return null;
  return (
    <ul className="shell-help">
      {phone && (
        <li>
          <Link href={`tel:${phone}`}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </Link>
        </li>
      )}
      {whatsappNumber && (
        <li>
          <Link href={`https://wa.me/${whatsappNumber.slice(1)}`} newWindowLabel={t('help.newWindow')}>
            {t('help.whatsapp')}
          </Link>
        </li>
      )}
    </ul>
  );
}
