import type { Language } from '@diwan/contracts/shared/language';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Table, type TableColumn } from '@diwan/ui/table';
import { OlderLines } from '../../../components/older-lines.js';
import { useKeptFocus } from '../../../components/use-kept-focus.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type FailedJob, jobKey, useFailedJobs } from './api/list-failed-jobs.js';
import { RetryJobButton } from './retry-job-button.js';

/** Work behind the scenes that gave up (D-142). */
export function FailedJobs() {
  const t = useTexts();
  const { can, language } = useShell();
  const query = useFailedJobs();
  const keptFocus = useKeptFocus(query.data);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('jobs.title')}</h2>
      <p className="text-grey">{t('jobs.note')}</p>
      <Loaded query={query} failed={t('jobs.fetchFailed')} bars={TABLE_BARS}>
        {(jobs) => (
          <div {...keptFocus}>
            <Table
              caption={t('jobs.title')}
              hideCaption
              columns={columns(t, language)}
              rows={jobs}
              rowKey={jobKey}
              actionsLabel={t('page.actions')}
              rowActions={can('notice:write') ? (job) => <RetryJobButton job={job} /> : undefined}
              empty={
                <EmptyState boxed headingLevel={3} title={t('jobs.none')}>
                  {t('jobs.noneText')}
                </EmptyState>
              }
            />
            <OlderLines query={query} failed={t('jobs.fetchFailed')} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

const columns = (t: Texts, language: Language): TableColumn<FailedJob>[] => [
  { id: 'name', header: t('jobs.name'), rowHeader: true, cell: ({ name }) => <Ltr>{name}</Ltr> },
  { id: 'queue', header: t('jobs.queue'), tablet: 'hide', cell: ({ queue }) => <Ltr>{queue}</Ltr> },
  {
    id: 'reason',
    header: t('jobs.reason'),
    cell: ({ reason }) => <Isolate className="wrap-anywhere">{reason}</Isolate>,
  },
  { id: 'attempts', header: t('jobs.attempts'), align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'failedAt',
    header: t('jobs.failedAt'),
    cell: ({ failedAt }) => (failedAt ? formatDateTime(failedAt, language) : t('page.nothing')),
  },
  {
    id: 'next',
    header: t('jobs.next'),
    cell: ({ waitsForPeople }) => t(waitsForPeople ? 'jobs.byHand' : 'jobs.byItself'),
  },
];
