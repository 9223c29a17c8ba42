import { formatPhone } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';

/** A number to call, and to write to on WhatsApp where that is wanted. `phone` is E.164. */
export function PhoneLinks({ phone, whatsapp = false }: { phone: string; whatsapp?: boolean }) {
  const t = useTexts();
  return (
    <span className="inline-flex flex-wrap gap-x-3 leading-6">
      <Link href={`tel:${phone}`} look="plain" className="inline-block min-h-6">
        <Ltr className="whitespace-nowrap">{formatPhone(phone)}</Ltr>
      </Link>
      {whatsapp && (
        <Link
          href={`https://wa.me/${phone.slice(1)}`}
          newWindowLabel={t('page.newWindow')}
          className="inline-block min-h-6"
        >
          {t('page.whatsapp')}
        </Link>
      )}
    </span>
  );
}
