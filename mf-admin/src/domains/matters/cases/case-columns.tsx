import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import type { Texts } from '../../../texts.js';
import { CaseStatusBadge } from './case-status-badge.js';

/** The columns of every list of cases, without the client's name, which a client's own page does not repeat. */
export const caseColumns = (t: Texts, language: Language): TableColumn<LegalCase>[] => [
  {
    id: 'title',
    header: t('cases.caseTitle'),
    rowHeader: true,
    sortable: true,
    cell: ({ id, title }) => (
      <Link href={`/admin/cases/${id}`} look="plain">
        <Isolate>{title}</Isolate>
      </Link>
    ),
  },
  {
    id: 'number',
    nowrap: true,
    sortable: true,
    phone: 'plain',
    header: t('cases.caseNumber'),
    cell: ({ caseNumber }) => <Ltr>{caseNumber}</Ltr>,
  },
  { id: 'area', phone: 'hide', header: t('cases.area'), cell: ({ area }) => t(`area.${area}`) },
  {
    id: 'status',
    phone: 'plain',
    header: t('cases.status'),
    cell: ({ status }) => <CaseStatusBadge status={status} />,
  },
  {
    id: 'next',
    nowrap: true,
    sortable: true,
    header: t('cases.nextDate'),
    cell: ({ nextDate }) => (nextDate ? formatDate(nextDate, language) : t('page.nothing')),
  },
];

/** When it was put into the archive. */
export const archivedColumn = (t: Texts, language: Language): TableColumn<LegalCase> => ({
  id: 'archived',
  nowrap: true,
  header: t('cases.archivedOn'),
  cell: ({ archivedAt }) => (archivedAt ? formatDate(archivedAt, language) : t('page.nothing')),
});

/** Whose case it is. */
export const clientColumn = (t: Texts): TableColumn<LegalCase> => ({
  id: 'client',
  nowrap: true,
  phone: 'plain',
  header: t('cases.client'),
  cell: ({ clientId, clientName }) => (
    <Link href={`/admin/client-details/${clientId}`} look="plain">
      <Isolate>{clientName}</Isolate>
    </Link>
  ),
});
