import { nameIn, TONGUES } from '@diwan/contracts/shared/tongues';
import { formatDate, formatPhone, type Office, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts.js';
import { directionsLink, mailLink, telephoneLink } from './contact-links.js';
import { OpeningHoursList } from './opening-hours-list.js';
import { OpeningNow } from './opening-now.js';
import { WhatsappAnchor } from './whatsapp-anchor.js';

/** Nothing to press in it. */
const PlaceDrawing = lazy(() => import('./place-drawing.js'));

/** Whether there is anything to say: no heading stands above nothing. */
export const hasParticulars = ({ profile, phone }: Office): boolean => profile !== null || phone !== null;

/**
 * Where and when the firm can be reached, from the office profile. What it does not hold (address, founding date) is not drawn (D-029,
 * D-043); without a profile the telephone stays, where one is known.
 */
export function OfficeParticulars({ className }: { className?: string }) {
  const t = useTexts();
  const { siteLanguage: language, office } = useShell();
  const { profile } = office;
  return (
    <div className={className}>
      {profile?.address && (
        <Particular title={t('office.address')}>
          <Suspense>
            <PlaceDrawing address={profile.address} />
          </Suspense>
          <address className="not-italic" lang={profile.address.street[language] ? undefined : 'en'}>
            {nameIn(profile.address.street, language)}
            <br />
            {nameIn(profile.address.city, language) + TONGUES[language].comma + t('country.LB')}
          </address>
          <Link href={directionsLink(profile.address)} newWindowLabel={t('link.newWindow')}>
            {t('office.directions')}
          </Link>
        </Particular>
      )}
      {office.phone && (
        <Particular title={t('office.mobile')}>
          <Link href={telephoneLink(office.phone)}>
            <Ltr>{formatPhone(office.phone)}</Ltr>
          </Link>
        </Particular>
      )}
      {profile && (
        <>
          <Particular title={t('office.email')}>
            <Link href={mailLink(profile.email)}>
              <Ltr>{profile.email}</Ltr>
            </Link>
          </Particular>
          <Particular title={t('office.hours')}>
            <OpeningNow profile={profile} />
            <OpeningHoursList profile={profile} />
          </Particular>
          {profile.emergencyLine && (
            <Particular title={t('office.emergency')}>
              <p>{t('office.emergencyText')}</p>
              <WhatsappAnchor number={profile.whatsappNumber} text={t('office.emergencyMessage')}>
                {t('office.emergencyLink')}
              </WhatsappAnchor>
            </Particular>
          )}
          {profile.foundedOn && (
            <Particular title={t('office.founded')}>{formatDate(profile.foundedOn, language)}</Particular>
          )}
        </>
      )}
    </div>
  );
}

function Particular({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-1 font-sans text-sm font-medium text-brass">{title}</h3>
      {children}
    </section>
  );
}
