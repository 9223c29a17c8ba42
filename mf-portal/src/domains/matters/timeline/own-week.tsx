import type { WeekOfCase } from '@diwan/contracts/matters/weeks/http';
import { formatWallTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnWeek } from './api/own-week.js';

/** A line for each case: what the week brought, also when nothing moved, and the next date (PORT-03). Nothing without an open case. */
export function OwnWeek() {
  const t = useTexts();
  const { session } = useShell();
  const week = useOwnWeek();
  if (week.data?.cases.length === 0) return null;
  return (
    <section aria-labelledby="week-title" className="mb-10">
      <h2 id="week-title" className="mb-2 text-xl">
        {t('week.title')}
      </h2>
      <Loaded query={week} failure={t('week.failed')} outline={[{}, { width: 'most' }]}>
        {({ cases }) => (
          <ul className="divide-y divide-line border-y border-line">
            {cases.map((line) => (
              <Line key={line.caseId} line={line} />
            ))}
          </ul>
        )}
      </Loaded>
      {!session.person?.actingFor && (
        <Link href="/client-portal/messages-settings" className="inline-flex min-h-11 items-center">
          {t('week.bySummary')}
        </Link>
      )}
    </section>
  );
}

function Line({ line: { caseId, caseTitle, changes, next } }: { line: WeekOfCase }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <li className="py-3">
      <Link href={`/client-portal/cases/${caseId}`} look="plain" className="font-medium hover:underline">
        <Isolate>{caseTitle}</Isolate>
      </Link>
      <p className="text-grey">
        {changes === 0 ? t('week.quiet') : t('week.news', { count: changes })}{' '}
        {next === null ? t('week.noDate') : t('week.next', { when: formatWallTime(next, language) })}
      </p>
    </li>
  );
}
