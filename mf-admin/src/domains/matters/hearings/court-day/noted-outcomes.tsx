import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../../texts.js';
import type { NotedOutcome } from './outcome-queue.js';
import type { OutcomeQueue } from './use-outcome-queue.js';

/** What was noted and has not arrived: waiting for coverage, or in need of a decision. Both sides of a conflict stand there (D-129). */
export function NotedOutcomes({ queue: { noted, drop } }: { queue: OutcomeQueue }) {
  const t = useTexts();
  const waiting = noted.filter(({ state }) => state === 'waiting');
  return (
    <div className="grid gap-2">
      {waiting.length > 0 && (
        <Notice tone="info" role="status">
          {t('courtDay.waiting', { count: waiting.length })}
        </Notice>
      )}
      {noted
        .filter(({ state }) => state !== 'waiting')
        .map((one) => (
          <Notice key={one.key} tone="warning" role="alert" title={<bdi>{one.title}</bdi>}>
            <div className="grid gap-2">
              <p>{one.state === 'conflict' ? t('courtDay.conflict') : one.reason}</p>
              <dl className="court-day__facts">
                <div>
                  <dt>{t('courtDay.yours')}</dt>
                  <dd>
                    <bdi>{one.outcome}</bdi>
                  </dd>
                </div>
                {one.theirs && <Theirs theirs={one.theirs} />}
              </dl>
              <div className="flex flex-wrap items-center gap-4">
                <Link href={`/admin/trials?hearing=${one.hearingId}`}>{t('courtDay.openHearing')}</Link>
                <Button variant="secondary" onClick={() => drop(one.key)}>
                  {t('courtDay.drop')}
                </Button>
              </div>
            </div>
          </Notice>
        ))}
    </div>
  );
}

function Theirs({ theirs: { state, outcome } }: { theirs: NonNullable<NotedOutcome['theirs']> }) {
  const t = useTexts();
  return (
    <div>
      <dt>{t('courtDay.theirs')}</dt>
      <dd>
        {t(`hearingState.${state}`)}
        {outcome && (
          <>
            {' · '}
            <bdi>{outcome}</bdi>
          </>
        )}
      </dd>
    </div>
  );
}
