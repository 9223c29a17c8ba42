import { mapLink } from '@diwan/contracts/matters/hearings/map-link';
import { formatOwnDateTime, formatWallTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from '../cases/api/own-cases.js';
import type { OwnHearing } from '../hearings/api/own-hearings.js';
import { HearingAnswers } from '../hearings/hearing-answers.js';
import { hearingFile } from '../hearings/hearing-file.js';
import { HearingPlace } from '../hearings/hearing-place.js';
import { saveFile } from '../viewer/save-file.js';
import { StageLine } from './stage-line.js';

/** The hearing that comes next: when and where, the calendar and the map, and whether the reader will come, asked right here. */
export function NextHearing({ hearing, stage }: { hearing: OwnHearing; stage: OwnCase['stage'] }) {
  const t = useTexts();
  const { language } = useShell();
  const { caseId, caseTitle, title, wallTime, startsAt, court, location, place } = hearing;
  const own = formatOwnDateTime(startsAt, language);
  const save = () =>
    saveFile(
      { blob: new Blob([hearingFile(hearing, language)], { type: 'text/calendar' }), name: 'hearing.ics' },
      title,
    );
  return (
    <>
      <p>
        <time dateTime={startsAt} className="block text-xl font-medium">
          {formatWallTime(wallTime, language)}
        </time>
        {own && <span className="text-grey">{t('home.yourTime', { time: own })}</span>}
      </p>
      <div>
        <p dir="auto" className="text-lg">
          {title}
        </p>
        <HearingPlace hearing={hearing} />
        <Link href={`/client-portal/cases/${caseId}`} className="inline-flex min-h-11 items-center">
          <Isolate>{caseTitle}</Isolate>
        </Link>
        <StageLine stage={stage} />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="secondary" icon="calendar" onClick={save}>
          {t('home.calendar')}
        </Button>
        <Link href={mapLink(court?.[language] ?? location, place)} className="inline-flex min-h-11 items-center">
          {t('hearing.map')}
        </Link>
      </div>
      <HearingAnswers hearing={hearing} />
    </>
  );
}
