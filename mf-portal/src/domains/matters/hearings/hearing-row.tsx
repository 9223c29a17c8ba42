import { mapLink } from '@diwan/contracts/matters/hearings/map-link';
import { formatOwnDateTime, formatWallTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import { saveFile } from '../viewer/save-file.js';
import type { OwnHearing } from './api/own-hearings.js';
import { HearingAnswers } from './hearing-answers.js';
import { hearingFile } from './hearing-file.js';
import { HearingPlace } from './hearing-place.js';

const TONES = { scheduled: 'neutral', postponed: 'warning', held: 'neutral', cancelled: 'danger' } as const;

/** One hearing: when, in Beirut's time and the reader's own, where, what is needed of them, and what came of it. */
export function HearingRow({
  hearing,
  isPast = false,
  headingLevel = isPast ? 3 : 2,
  isOnCase = false,
}: {
  hearing: OwnHearing;
  isPast?: boolean;
  /** Stands on the page of its case, which need not be named then. */
  isOnCase?: boolean;
  headingLevel?: 2 | 3 | 4;
}) {
  const Heading = `h${headingLevel}` as const;
  const t = useTexts();
  const { language } = useShell();
  const { title, description, wallTime, startsAt, state, type, court, location, place, outcomeSummary } = hearing;
  const own = formatOwnDateTime(startsAt, language);
  const comes = !isPast && state === 'scheduled';
  const save = () =>
    saveFile(
      { blob: new Blob([hearingFile(hearing, language)], { type: 'text/calendar' }), name: 'hearing.ics' },
      title,
    );
  return (
    <li className="grid gap-3 border-b border-line py-6 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <time dateTime={startsAt} className="text-lg font-medium">
            {formatWallTime(wallTime, language)}
          </time>
          {own && <span className="text-sm text-grey">{t('hearing.yourTime', { time: own })}</span>}
        </div>
        <span className="flex flex-wrap gap-2">
          <Badge>{t(`hearing.type.${type}`)}</Badge>
          {(state !== 'scheduled' || isPast) && state !== 'scheduled' && (
            <Badge tone={TONES[state]}>{t(`hearing.state.${state}`)}</Badge>
          )}
        </span>
      </div>
      <div>
        <Heading className="text-base">
          <Isolate>{title}</Isolate>
        </Heading>
        {!isOnCase && (
          <Link href={`/client-portal/cases/${hearing.caseId}`} className="inline-flex min-h-6 items-center text-sm">
            <Isolate>{hearing.caseTitle}</Isolate>
          </Link>
        )}
      </div>
      <p>
        <HearingPlace hearing={hearing} />
      </p>
      {description && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      {outcomeSummary && (
        <div className="rounded-md bg-cedar-wash p-4">
          <p className="text-sm font-medium text-cedar">{t('hearing.outcome')}</p>
          <p dir="auto" className="max-w-prose whitespace-pre-line">
            {outcomeSummary}
          </p>
        </div>
      )}
      {comes && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" icon="calendar" onClick={save}>
              {t('hearing.calendar')}
            </Button>
            <Link href={mapLink(court?.[language] ?? location, place)} className="inline-flex min-h-11 items-center">
              {t('hearing.map')}
            </Link>
          </div>
          <HearingAnswers hearing={hearing} />
        </>
      )}
    </li>
  );
}
