import type { OwnTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import { sentenceOf } from '../timeline/sentence-of.js';
import type { Visit } from './api/visit.js';

/** More than this is behind the page of all updates. */
const SHOWN = 5;

interface SinceLastTimeProps {
  /** The newest lines of the client's cases; undefined: could not be had. */
  lines: readonly OwnTimelineEntry[] | undefined;
  visit: Visit | undefined;
}

/** Fourth question: what is new since I last looked? The last things that happened in any case; what came meanwhile is marked. */
export function SinceLastTime({ lines, visit }: SinceLastTimeProps) {
  const t = useTexts();
  const { language } = useShell();
  const since = visit?.since ?? null;
  const isNew = ({ at }: OwnTimelineEntry) => since !== null && Date.parse(at) > Date.parse(since);
  const count = lines?.filter(isNew).length ?? 0;
  return (
    <section aria-labelledby="home-new">
      <h2 id="home-new" className="mb-2 text-lg">
        {since && count > 0 ? t('home.newSince', { date: formatDate(since, language) }) : t('home.new')}
      </h2>
      {(!lines || !visit) && <p className="text-grey">{t('home.newFailed')}</p>}
      {lines?.length === 0 && <p className="text-grey">{t('home.newNoneEver')}</p>}
      {visit && since && lines && lines.length > 0 && count === 0 && (
        <p className="mb-2 text-grey">{t('home.newNone', { date: formatDate(since, language) })}</p>
      )}
      {lines && lines.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {lines.slice(0, SHOWN).map((line) => (
              <NewsLine key={line.id} line={line} isNew={isNew(line)} />
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

function NewsLine({ line, isNew }: { line: OwnTimelineEntry; isNew: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  const { happening, subjectId, caseId, caseTitle, title, at, date } = line;
  return (
    <li className="relative py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          href={happening === 'document.shared' ? `/documents/${subjectId}` : `/client-portal/cases/${caseId}`}
          look="plain"
          className="font-medium after:absolute after:inset-0 hover:underline"
        >
          {t(sentenceOf(happening), { title: title[language] })}
        </Link>
        {isNew && <Badge tone="info">{t('home.isNew')}</Badge>}
      </p>
      <p className="text-sm text-grey">
        {formatDate(at, language)}
        {date && ` · ${formatDateTime(date, language)}`} · <Isolate>{caseTitle}</Isolate>
      </p>
    </li>
  );
}
