import { TABLE_BARS } from '@diwan/desk-kit/loaded';
import { PageHead, useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { Skeleton } from '@diwan/ui/skeleton';
import { AlarmList } from '../../domains/messages/alarms/alarm-list.js';
import { useAlarms } from '../../domains/messages/alarms/api/alarms.js';
import { areasFor } from '../../frame/areas.js';
import { useWaiting } from '../../frame/use-waiting.js';
import { useTexts } from '../../texts.js';
import { AreaLinks } from './area-links.js';
import { WaitingPart } from './waiting-part.js';

/** Today: what is overdue, has failed or waits for this person, each with its one action; then the way to each area (OFF-01). */
export default function DashboardPage() {
  const t = useTexts();
  const { can, session } = useShell();
  const { found, settled } = useWaiting();
  const alarms = useAlarms(can('role:write'));
  const parts = found.flatMap(({ entry, waiting }) => (waiting && waiting.count > 0 ? [{ entry, waiting }] : []));
  const nobodyKnows = found.length > 0 && found.every(({ waiting }) => waiting === undefined);
  return (
    <>
      <PageHead title={t('dashboard.title')} noindex />
      <div className="desk-page__head">
        <div>
          <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
          {session.person && <p className="desk-page__note">{t('dashboard.welcome', { name: session.person.name })}</p>}
        </div>
      </div>
      {/* Everything is known before it is drawn, so that nothing moves. */}
      {settled && !alarms.isLoading ? (
        <>
          <AlarmList query={alarms} />
          {alarms.isError && !alarms.data && (
            <Notice tone="warning" className="mb-6">
              {t('dashboard.alarmsUnknown')}
            </Notice>
          )}
          <div className="desk-today">
            <div className="desk-today__lines">
              {parts.map(({ entry, waiting }) => (
                <WaitingPart key={entry.name} entry={entry} waiting={waiting} />
              ))}
              {parts.length === 0 && !nobodyKnows && <p className="desk-today__nothing">{t('today.nothing')}</p>}
              {nobodyKnows && <p className="desk-today__nothing">{t('today.unknown')}</p>}
            </div>
            <AreaLinks areas={areasFor(can)} />
          </div>
        </>
      ) : (
        <div className="desk-pending">
          <Skeleton label={t('page.loading')} bars={TABLE_BARS} />
        </div>
      )}
    </>
  );
}
