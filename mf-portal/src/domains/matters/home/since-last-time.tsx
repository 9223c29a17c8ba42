import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Fragment } from 'react';
import { useTexts } from '../../../texts.js';
import type { Visit } from './api/visit.js';
import type { News } from './news.js';

/** More than this is behind the page of all updates. */
const SHOWN = 5;

interface SinceLastTimeProps {
  /** What happened, the newest first; undefined: could not be had. */
  news: readonly News[] | undefined;
  /** Bills and receipts could not be had, and are not among them. */
  lacksMoney: boolean;
  visit: Visit | undefined;
}

/** Fourth question: what is new since I last looked? The last things that happened in any case and the last bills; what came meanwhile is marked. */
export function SinceLastTime({ news, lacksMoney, visit }: SinceLastTimeProps) {
  const t = useTexts();
  const { language } = useShell();
  const since = visit?.since ?? null;
  const isNew = ({ at }: News) => since !== null && Date.parse(at) > Date.parse(since);
  const count = news?.filter(isNew).length ?? 0;
  return (
    <section aria-labelledby="home-new">
      <h2 id="home-new" className="mb-2 text-lg">
        {since && count > 0 ? t('home.newSince', { date: formatDate(since, language) }) : t('home.new')}
      </h2>
      {(!news || !visit) && <p className="text-grey">{t('home.newFailed')}</p>}
      {news?.length === 0 && <p className="text-grey">{t('home.newNoneEver')}</p>}
      {visit && since && news && news.length > 0 && count === 0 && (
        <p className="mb-2 text-grey">{t('home.newNone', { date: formatDate(since, language) })}</p>
      )}
      {lacksMoney && <p className="mb-2 text-grey">{t('happened.failed')}</p>}
      {news && news.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {news.slice(0, SHOWN).map((one) => (
              <NewsLine key={one.id} news={one} isNew={isNew(one)} />
            ))}
          </ul>
          <Link href="/client-portal/updates" className="inline-flex min-h-11 items-center">
            {t('home.allUpdates')}
          </Link>
        </>
      )}
    </section>
  );
}

function NewsLine({ news: { text, details, href, at }, isNew }: { news: News; isNew: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <li className="relative py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link href={href} look="plain" className="font-medium after:absolute after:inset-0 hover:underline">
          {text}
        </Link>
        {isNew && <Badge tone="info">{t('home.isNew')}</Badge>}
      </p>
      <p className="text-sm text-grey">
        {formatDate(at, language)}
        {details.map((detail) => (
          <Fragment key={detail}>
            {' · '}
            <Isolate>{detail}</Isolate>
          </Fragment>
        ))}
      </p>
    </li>
  );
}
