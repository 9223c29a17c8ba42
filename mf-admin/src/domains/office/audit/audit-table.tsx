import type { Language } from '@diwan/contracts/shared/language';
import { FailureView } from '@diwan/desk-kit/failure-view';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Table, type TableColumn } from '@diwan/ui/table';
import type { ListAddress } from '../../../components/use-list-address.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type AuditFilter, type AuditRow, useAudit } from './api/list-audit.js';
import { actionText, fieldText, subjectText, valueText } from './audit-words.js';

/** What was done and refused, newest first. */
export function AuditTable({ filter, address }: { filter: AuditFilter; address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const query = useAudit(filter);
  return (
    <Loaded query={query} failed={t('audit.fetchFailed')} bars={TABLE_BARS}>
      {(rows) => (
        <>
          <Table
            caption={t('audit.title')}
            hideCaption
            columns={columns(t, language, address)}
            rows={rows}
            rowKey={({ service, seq }) => `${service} ${seq}`}
            empty={
              <EmptyState boxed title={t('audit.none')}>
                {t('audit.noneText')}
              </EmptyState>
            }
          />
          {query.isFetchNextPageError && (
            <FailureView
              title={t('audit.fetchFailed')}
              error={query.error}
              onRetry={() => void query.fetchNextPage()}
              retrying={query.isFetchingNextPage}
            />
          )}
          {query.hasNextPage && !query.isFetchNextPageError && (
            <Button
              variant="secondary"
              className="mt-6"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('audit.older')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

const columns = (t: Texts, language: Language, address: ListAddress): TableColumn<AuditRow>[] => [
  { id: 'action', header: t('audit.action'), rowHeader: true, cell: ({ action }) => actionText(t, action) },
  { id: 'at', nowrap: true, header: t('audit.at'), cell: ({ at }) => formatDateTime(at, language) },
  { id: 'who', header: t('audit.who'), cell: (row) => <Who row={row} address={address} /> },
  { id: 'record', header: t('audit.record'), cell: (row) => <RecordOf row={row} address={address} /> },
  { id: 'changes', header: t('audit.changes'), cell: (row) => <Changes row={row} /> },
];

/** Who did it, and the way to all else they did. */
function Who({ row: { personId, personName }, address }: { row: AuditRow; address: ListAddress }) {
  const t = useTexts();
  if (personId === null) return t('audit.nobody');
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-3"
      onClick={() => address.set({ person: personId, record: '' })}
    >
      <Isolate>{personName ?? t('audit.unknownPerson')}</Isolate>
    </Button>
  );
}

/** What it was done to, and the way to all else that was. */
function RecordOf({ row: { subject, subjectId }, address }: { row: AuditRow; address: ListAddress }) {
  const t = useTexts();
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-3"
      onClick={() => address.set({ record: subjectId, person: '' })}
    >
      {subjectText(t, subject)} <bdi className="text-sm text-grey break-all">{subjectId}</bdi>
    </Button>
  );
}

function Changes({ row: { changes } }: { row: AuditRow }) {
  const t = useTexts();
  if (changes.length === 0) return t('page.nothing');
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <bdi>{fieldText(t, field)}</bdi>
          {(before !== null || after !== null) && (
            <>
              {': '}
              {before !== null && (
                <>
                  <del>
                    <bdi>{valueText(t, before)}</bdi>
                  </del>{' '}
                </>
              )}
              {after !== null && <bdi>{valueText(t, after)}</bdi>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
