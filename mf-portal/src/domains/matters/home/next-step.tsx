import { formatDateTime, formatOwnDateTime, formatWeekday, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from '../cases/api/own-cases.js';
import { saveFile } from '../viewer/save-file.js';
import { calendarFile } from './calendar-file.js';
import { type DatedCase, whatComes } from './next-dates.js';

/** First question: what happens next, and when? */
export function NextStep({ cases }: { cases: readonly OwnCase[] }) {
  const t = useTexts();
  const { dated, undated } = whatComes(cases);
  const [first, ...later] = dated;
  return (
    <section aria-labelledby="home-next" className="grid content-start gap-4 self-start rounded-md bg-cedar-wash p-5">
      <h2 id="home-next" className="text-lg text-cedar">
        {t('home.next')}
      </h2>
      {first ? <NextDate legalCase={first} /> : <p>{t('home.nextNone')}</p>}
      {(later.length > 0 || undated.length > 0) && <Rest later={later} undated={undated} />}
    </section>
  );
}

function NextDate({ legalCase }: { legalCase: DatedCase }) {
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
      </p>
      <div>
        <Button icon="calendar" onClick={save}>
          {t('home.calendar')}
        </Button>
      </div>
    </>
  );
}

function Rest({ later, undated }: { later: readonly DatedCase[]; undated: readonly OwnCase[] }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-1 text-base">{t('home.then')}</h3>
      <ul className="grid gap-2">
        {[...later, ...undated].map(({ id, title, nextStep, nextDate }) => (
          <li key={id} className="relative min-h-11">
            <Link
              href={`/client-portal/cases/${id}`}
              look="plain"
              className="block after:absolute after:inset-0 hover:underline"
            >
              <Isolate>{nextStep || title}</Isolate>
            </Link>
            <span className="block text-sm text-grey">
              {nextDate ? formatDateTime(nextDate, language) : t('home.noDate')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
