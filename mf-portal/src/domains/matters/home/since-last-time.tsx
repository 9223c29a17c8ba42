import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from '../cases/api/own-cases.js';
import type { Visit } from './api/visit.js';
import { type News, whatIsNew } from './whats-new.js';

/** More than this is behind the lists of cases and documents. */
const SHOWN = 5;

interface SinceLastTimeProps {
  cases: readonly OwnCase[];
  /** Undefined: could not be had. */
  documents: readonly OwnDocument[] | undefined;
  visit: Visit | undefined;
}

/** Fourth question: what is new since I last looked? */
export function SinceLastTime({ cases, documents, visit }: SinceLastTimeProps) {
  const t = useTexts();
  const { language } = useShell();
  const since = visit?.since ? formatDate(visit.since, language) : null;
  const news = visit && documents && whatIsNew(cases, documents, visit.since);
  const more = (news?.length ?? 0) - SHOWN;
  return (
    <section aria-labelledby="home-new">
      <h2 id="home-new" className="mb-2 text-lg">
        {since && news && news.length > 0 ? t('home.newSince', { date: since }) : t('home.new')}
      </h2>
      {!news ? (
        <p className="text-grey">{t('home.newFailed')}</p>
      ) : news.length === 0 ? (
        <p className="text-grey">{since ? t('home.newNone', { date: since }) : t('home.newNoneEver')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {news.slice(0, SHOWN).map((one) => (
            <NewsLine key={`${one.kind} ${one.id}`} news={one} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link href="/client-portal/documents" className="inline-flex min-h-11 items-center">
          {t('home.more', { count: more })}
        </Link>
      )}
    </section>
  );
}

const WORDS = { document: 'home.newDocument', 'new-case': 'home.newCase', 'changed-case': 'home.changedCase' } as const;

function NewsLine({ news: { kind, id, title, at } }: { news: News }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <li className="relative py-3">
      <Link
        href={kind === 'document' ? `/documents/${id}` : `/client-portal/cases/${id}`}
        look="plain"
        className="font-medium after:absolute after:inset-0 hover:underline"
      >
        <Isolate>{title}</Isolate>
      </Link>
      <p className="text-sm text-grey">{t(WORDS[kind], { date: formatDate(at, language) })}</p>
    </li>
  );
}
