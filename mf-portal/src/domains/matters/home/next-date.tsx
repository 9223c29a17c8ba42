import { formatDateTime, formatOwnDateTime, formatWeekday, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import { saveFile } from '../viewer/save-file.js';
import { calendarFile } from './calendar-file.js';
import type { DatedCase } from './next-dates.js';
import { StageLine } from './stage-line.js';

/** The next date of a case that is no hearing. */
export function NextDate({ legalCase }: { legalCase: DatedCase }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, title, nextStep, nextDate } = legalCase;
  const own = formatOwnDateTime(nextDate, language);
  const save = () => {
    const blob = new Blob([calendarFile(legalCase)], { type: 'text/calendar' });
    saveFile({ blob, name: 'diwan.ics' }, title);
  };
  return (
    <>
      <p>
        <time dateTime={nextDate} className="block text-xl font-medium">
          {formatWeekday(nextDate, language)} {formatDateTime(nextDate, language)}
        </time>
        {own && <span className="text-grey">{t('home.yourTime', { time: own })}</span>}
      </p>
      <p>
        {nextStep && (
          <span dir="auto" className="block text-lg">
            {nextStep}
          </span>
        )}
        <Link href={`/client-portal/cases/${id}`} className="inline-flex min-h-11 items-center">
          <Isolate>{title}</Isolate>
        </Link>
        <StageLine stage={legalCase.stage} />
      </p>
      <div>
        <Button icon="calendar" onClick={save}>
          {t('home.calendar')}
        </Button>
      </div>
    </>
  );
}
