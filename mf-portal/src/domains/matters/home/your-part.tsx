import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { formatDate, formatDateTime, formatPhone, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import type { UnreadDocuments } from '../documents/api/own-documents.js';
import { inWords, waitsForMe } from '../requests/in-words.js';

interface YourPartProps {
  /** Undefined: could not be had. */
  profile: OwnProfile | undefined;
  unread: UnreadDocuments | undefined;
  requests: readonly OwnRequest[] | undefined;
}

/** Second question: what do you need from me? Only what is really waiting for the person. */
export function YourPart({ profile, unread, requests }: YourPartProps) {
  const t = useTexts();
  const { language } = useShell();
  const number = profile && !profile.whatsappVerified ? profile.whatsappNumber : null;
  const endings = unread?.endings ?? [];
  const wanted = (requests ?? []).flatMap(({ id, items }) =>
    items.filter(waitsForMe).map((item) => ({ ...item, requestId: id })),
  );
  const isKnown = profile && unread && requests;
  const fresh = unread?.fresh ?? { total: 0, items: [] };
  const isEmpty = !number && [endings, wanted, fresh.items].every(({ length }) => length === 0);
  return (
    <section aria-labelledby="home-need">
      <h2 id="home-need" className="mb-2 text-lg">
        {t('home.need')}
      </h2>
      {!isKnown && <p className="text-grey">{t('home.needFailed')}</p>}
      {isKnown && isEmpty && <p className="text-grey">{t('home.needNone')}</p>}
      {!isEmpty && (
        <ul className="divide-y divide-line border-y border-line">
          {wanted.map((item) => (
            <Wish
              key={item.id}
              href={`/client-portal/requests/${item.requestId}`}
              text={
                item.state === 'refused'
                  ? t('itemState.refused')
                  : item.dueOn
                    ? t('requests.dueOn', { date: formatDate(item.dueOn, language) })
                    : t(item.kind === 'file' ? 'home.byPhoto' : 'home.inWords')
              }
            >
              <Isolate>{inWords(item.title, language)}</Isolate>
            </Wish>
          ))}
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
          {fresh.items.map(({ id, title, sharedAt }) => (
            <Wish
              key={id}
              href={`/documents/${id}`}
              text={t('home.newDocument', { date: formatDate(sharedAt, language) })}
            >
              {t('home.readNow', { title })}
            </Wish>
          ))}
        </ul>
      )}
      {fresh.total > fresh.items.length && (
        <Link href="/client-portal/documents" className="inline-flex min-h-11 items-center">
          {t('home.more', { count: fresh.total - fresh.items.length })}
        </Link>
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
