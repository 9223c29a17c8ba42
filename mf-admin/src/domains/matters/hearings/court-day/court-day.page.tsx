import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatDateTime, formatWeekday, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Notice } from '@diwan/ui/notice';
import { AdminPage } from '../../../../components/admin-page.js';
import { FilterBar } from '../../../../components/filter-bar.js';
import { FilterSelect } from '../../../../components/filter-select.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useColleagues } from '../../cases/api/list-colleagues.js';
import { addDays, isDay } from '../calendar/calendar-days.js';
import { CourtDayEntry } from './court-day-entry.js';
import { NotedOutcomes } from './noted-outcomes.js';
import { OfflineChoice } from './offline-choice.js';
import { isOutOfReach, useCourtDays } from './use-court-day.js';
import { useOutcomeQueue } from './use-outcome-queue.js';

/** One lawyer's hearings of one day: for paper, and for a phone in a corridor without coverage. */
export default function CourtDayPage() {
  const t = useTexts();
  const { language, session } = useShell();
  const address = useListAddress();
  const { data: colleagues = [] } = useColleagues();
  const queue = useOutcomeQueue();
  const day = isDay(address.filter('day')) ? address.filter('day') : beirutDate(new Date());
  const lawyerId = address.filter('lawyer') || (session.person?.id ?? '');
  const query = useCourtDays(lawyerId, day, day);
  const heading = `${formatWeekday(`${day}T09:00:00Z`, language)} ${formatDate(day, language)}`;
  const lawyer = colleagues.find(({ id }) => id === lawyerId)?.name ?? session.person?.name ?? '';
  return (
    <AdminPage
      title={t('courtDay.title')}
      note={
        <>
          {heading} · <bdi>{lawyer}</bdi>
        </>
      }
      backTo={{ href: '/admin/trials', label: t('hearings.title') }}
      actions={
        <Button variant="secondary" icon="print" onClick={() => print()}>
          {t('courtDay.print')}
        </Button>
      }
    >
      <div className="court-day__tools">
        <FilterBar>
          <ButtonLink variant="quiet" icon="back" iconOnly href={address.hrefWith({ day: addDays(day, -1) })}>
            {t('courtDay.before')}
          </ButtonLink>
          <ButtonLink variant="quiet" icon="arrow" iconOnly href={address.hrefWith({ day: addDays(day, 1) })}>
            {t('courtDay.after')}
          </ButtonLink>
          <FilterSelect
            label={t('hearings.lawyer')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            value={lawyerId}
            onChange={(chosen) => address.set({ lawyer: chosen })}
          />
        </FilterBar>
        <NotedOutcomes queue={queue} />
        <OfflineChoice />
      </div>
      <Loaded query={query} failed={t('courtDay.failed')}>
        {(hearings) => (
          <div className="grid gap-4">
            {isOutOfReach(query.error) && (
              <Notice tone="warning" role="status">
                {t('courtDay.kept', { time: formatDateTime(new Date(query.dataUpdatedAt), language) })}
              </Notice>
            )}
            {hearings.length === 0 ? (
              <EmptyState boxed title={t('courtDay.none')}>
                {t('courtDay.noneText')}
              </EmptyState>
            ) : (
              <ol className="court-day">
                {hearings.map((hearing) => (
                  <CourtDayEntry
                    key={hearing.id}
                    hearing={hearing}
                    noted={queue.noted.find(({ hearingId }) => hearingId === hearing.id)}
                    onNote={(outcome) => queue.note(hearing, outcome)}
                  />
                ))}
              </ol>
            )}
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
