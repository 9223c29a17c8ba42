import type { Language } from '@diwan/contracts/shared/language';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Table, type TableColumn } from '@diwan/ui/table';
import type { ReactNode } from 'react';
import { OlderLines } from '../../../components/older-lines.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type AuditFilter, type AuditRow, useAudit } from './api/list-audit.js';
import { fieldText, valueText } from './audit-changes-words.js';
import { subjectText } from './audit-subjects.js';
import { actionText } from './audit-words.js';

/** The way to all else that a person did, or that was done to a record. */
export type Choose = (filters: { person: string; record: string }) => void;

export interface AuditTableProps {
  filter: AuditFilter;
  choose: Choose;
  /** Of what is said where there is nothing. */
  headingLevel?: 2 | 3;
  /** Why there is nothing, where no filters are set by hand. */
  noneText?: string;
}

/** What was done and refused, newest first. */
export function AuditTable({ filter, choose, headingLevel = 2, noneText }: AuditTableProps) {
  const t = useTexts();
  const { language } = useShell();
  const query = useAudit(filter);
  return (
    <Loaded query={query} failed={t('audit.fetchFailed')} bars={TABLE_BARS}>
      {(rows) => (
        <div className="desk-list">
          <Table
            caption={t('audit.title')}
            hideCaption
            columns={columns(t, language, choose)}
            rows={rows}
            rowKey={({ service, seq }) => `${service} ${seq}`}
            empty={
              <EmptyState boxed headingLevel={headingLevel} title={t('audit.none')}>
                {noneText ?? t('audit.noneText')}
              </EmptyState>
            }
          />
          <OlderLines query={query} failed={t('audit.fetchFailed')} />
        </div>
      )}
    </Loaded>
  );
}

const columns = (t: Texts, language: Language, choose: Choose): TableColumn<AuditRow>[] => [
  { id: 'action', header: t('audit.action'), rowHeader: true, cell: ({ action }) => actionText(t, action) },
  { id: 'at', nowrap: true, header: t('audit.at'), cell: ({ at }) => formatDateTime(at, language) },
  { id: 'who', header: t('audit.who'), cell: (row) => <Who row={row} choose={choose} /> },
  { id: 'record', header: t('audit.record'), cell: (row) => <RecordOf row={row} choose={choose} /> },
  { id: 'changes', header: t('audit.changes'), cell: (row) => <Changes row={row} /> },
];

/** Who did it, and the way to all else they did. */
function Who({ row: { personId, personName, onBehalfOfName }, choose }: { row: AuditRow; choose: Choose }) {
  const t = useTexts();
  if (personId === null) return t('audit.nobody');
  return (
    <>
      <Narrow onPress={() => choose({ person: personId, record: '' })}>
        <Isolate>{personName ?? t('audit.unknownPerson')}</Isolate>
      </Narrow>
      {onBehalfOfName && (
        <span className="block text-sm text-grey">{t('delegate.onBehalfOf', { name: onBehalfOfName })}</span>
      )}
    </>
  );
}

/** Narrows the log to what it names, in a line as high as the others. */
function Narrow({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="ui-link min-h-6 cursor-pointer text-start" onClick={onPress}>
      {children}
    </button>
  );
}

/** Enough to tell two records apart; the whole stands in the address once it is chosen. */
const SHOWN_OF_ID = 6;

/** What it was done to, and the way to all else that was. */
function RecordOf({ row: { subject, subjectId }, choose }: { row: AuditRow; choose: Choose }) {
  const t = useTexts();
  return (
    <Narrow onPress={() => choose({ record: subjectId, person: '' })}>
      {subjectText(t, subject)}{' '}
      <Ltr className="text-sm text-grey" title={subjectId}>
        …{subjectId.slice(-SHOWN_OF_ID)}
      </Ltr>
    </Narrow>
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
