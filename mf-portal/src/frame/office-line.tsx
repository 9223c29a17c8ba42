import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Icon } from '@diwan/ui/icon';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';

const SHORT_DAY = new Intl.DateTimeFormat('en', { timeZone: BEIRUT, weekday: 'short' });

/** The firm in one line: phone, WhatsApp, today's hours, and the way back to its website. */
export function OfficeLine() {
  const t = useTexts();
  const { phone, whatsappNumber } = useShell().office;
  const hours = useHoursOfToday();
  const link = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap';
  return (
    <footer className="portal-office">
      {phone && (
        <Link look="plain" className={link} href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="ui-visually-hidden">{t('help.call')}</span> <Ltr>{formatPhone(phone)}</Ltr>
        </Link>
      )}
      {whatsappNumber && (
        <Link
          look="plain"
          className={link}
          href={`https://wa.me/${whatsappNumber.replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {t('help.whatsapp')}
        </Link>
      )}
      {hours && <span className="inline-flex min-h-11 items-center text-grey">{hours}</span>}
      <Link look="plain" className={`${link} lg:ms-auto`} href="/">
        {t('frame.site')}
      </Link>
    </footer>
  );
}

/** In words; null without a profile. */
function useHoursOfToday(): string | null {
  const t = useTexts();
  const { office } = useShell();
  const today = WEEKDAYS.find((day) => day === SHORT_DAY.format(new Date()).toLowerCase());
  const found = office.profile?.openingHours.find(({ day }) => day === today);
  if (!found) return null;
  return found.hours ? t('frame.openToday', found.hours) : t('frame.closedToday');
}
