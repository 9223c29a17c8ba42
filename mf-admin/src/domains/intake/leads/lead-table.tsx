import { LeadStatus } from '@diwan/contracts/intake/leads/http';
import type { Language } from '@diwan/contracts/shared/language';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { PagedTable } from '../../../components/paged-table.js';
import { PhoneLinks } from '../../../components/phone-links.js';
import { previewText } from '../../../components/preview-text.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { type Texts, useTexts } from '../../../texts.js';
import { type Lead, useLeads } from './api/list-leads.js';
import { LeadStatusBadge } from './lead-status-badge.js';
import { RespondBy } from './respond-by.js';
import type { Answering } from './use-answering.js';

const PREVIEW = 100;

const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;

export interface LeadTableProps {
  address: ListAddress;
  answering: Answering;
  onShow: (lead: Lead) => void;
}

/** The leads of a status, newest first, with what can be done about each. */
export function LeadTable({ address, answering, onShow }: LeadTableProps) {
  const t = useTexts();
  const status = LeadStatus.safeParse(address.filter('status')).data;
  const { language } = useShell();
  const search = address.filter('search');
  const query = useLeads({ page: address.page, ...(status && { status }), ...(search && { search }) });
  const actions = (lead: Lead): MenuItem[] => [
    { id: 'show', label: t('leads.show'), icon: 'eye', onSelect: () => onShow(lead) },
    ...(answering.offered(lead)
      ? [
          {
            id: 'answer',
            label: answering.pending(lead) ? t('leads.markingAnswered') : t('leads.markAnswered'),
            icon: 'check',
            disabled: answering.pending(lead),
            onSelect: () => answering.mark(lead),
          } as const,
        ]
      : []),
  ];
  return (
    <PagedTable
      caption={t('leads.title')}
      columns={columns(t, language)}
      query={query}
      rowKey={({ id }) => id}
      failed={t('leads.fetchFailed')}
      hrefFor={address.hrefFor}
      actionsLabel={t('page.actions')}
      rowActions={(lead) => <Menu label={t('page.actionsFor', { name: nameOf(lead) })} items={actions(lead)} />}
      empty={
        <EmptyState boxed title={search ? t('leads.notFound') : status ? t('leads.noMatch') : t('leads.none')}>
          {search ? t('leads.notFoundText') : status ? t('leads.noMatchText') : t('leads.noneText')}
        </EmptyState>
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<Lead>[] => [
  {
    id: 'name',
    header: t('leads.name'),
    rowHeader: true,
    cell: (lead) => (
      <>
        <span className="block">
          <Isolate>{nameOf(lead)}</Isolate>
        </span>
        <span className="block whitespace-nowrap text-sm font-normal text-grey">
          <Ltr>{lead.reference}</Ltr>
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: t('leads.status'),
    cell: ({ status, owner }) => (
      <>
        <LeadStatusBadge status={status} />
        {owner?.name && (
          <span className="text-grey mt-1 block text-sm">
            <Isolate>{owner.name}</Isolate>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'receivedOn',
    nowrap: true,
    header: t('leads.receivedOn'),
    cell: ({ createdAt }) => formatDate(createdAt, language),
  },
  { id: 'respondBy', header: t('leads.respondBy'), cell: (lead) => <RespondBy lead={lead} /> },
  { id: 'phone', header: t('leads.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} whatsapp /> },
  { id: 'area', header: t('leads.area'), cell: ({ area }) => t(`area.${CONTACT_AREAS[area]}`) },
  {
    id: 'message',
    header: t('leads.message'),
    cell: ({ message }) => (message ? <Isolate>{previewText(message, PREVIEW)}</Isolate> : t('page.nothing')),
  },
];
