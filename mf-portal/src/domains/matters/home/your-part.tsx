import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { formatDateTime, formatPhone, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import { toRead } from './to-read.js';

interface YourPartProps {
  /** Undefined: could not be had. */
  profile: OwnProfile | undefined;
  documents: readonly OwnDocument[] | undefined;
}

/** Second question: what do you need from me? Only what is really waiting for the person. */
export function YourPart({ profile, documents }: YourPartProps) {
  const t = useTexts();
  const { language } = useShell();
  const number = profile && !profile.whatsappVerified ? profile.whatsappNumber : null;
  const endings = toRead(documents ?? []);
  const isEmpty = !number && endings.length === 0;
  return (
    <section aria-labelledby="home-need">
      <h2 id="home-need" className="mb-2 text-lg">
        {t('home.need')}
      </h2>
      {(!profile || !documents) && <p className="text-grey">{t('home.needFailed')}</p>}
      {profile && documents && isEmpty && <p className="text-grey">{t('home.needNone')}</p>}
      {!isEmpty && (
        <ul className="divide-y divide-line border-y border-line">
          {number && (
            <Wish href="/client-portal/profile" text={t('home.whatsappText', { phone: formatPhone(number) })}>
              {t('home.whatsapp')}
            </Wish>
          )}
          {endings.map(({ id, title, endsAt }) => (
            <Wish key={id} href={`/documents/${id}`} text={t('home.readText')}>
              {t('home.read', { title, time: formatDateTime(endsAt, language) })}
            </Wish>
          ))}
        </ul>
      )}
    </section>
  );
}

function Wish({ href, text, children }: { href: string; text: string; children: ReactNode }) {
  return (
    <li className="relative py-3">
      <Link href={href} look="plain" className="font-medium after:absolute after:inset-0 hover:underline">
        {children}
      </Link>
      <p className="text-sm text-grey">{text}</p>
    </li>
  );
}
