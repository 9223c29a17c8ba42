import { LeadStatus } from '@diwan/contracts/intake/leads/http';
import type { Language } from '@diwan/contracts/shared/language';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { PagedTable } from '../../../components/paged-table.js';
import { PhoneLinks } from '../../../components/phone-links.js';
import { previewText } from '../../../components/preview-text.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { type Texts, useTexts } from '../../../texts.js';
import { LEAD_ORDERS, type Lead, useLeads } from './api/list-leads.js';
import { LeadDeeds } from './lead-deeds.js';
import { LeadState } from './lead-status-badge.js';
import { RespondBy } from './respond-by.js';
import { useAnswering } from './use-answering.js';

const PREVIEW = 100;
/** Stands in the address for leads whose sender waits for an answer, whatever their status. */
export const WAITING = 'waiting';

/** What is said where nothing is listed. */
const EMPTY = {
  search: { title: 'leads.notFound', text: 'leads.notFoundText' },
  waiting: { title: 'leads.noneWaiting', text: 'leads.noneWaitingText' },
  status: { title: 'leads.noMatch', text: 'leads.noMatchText' },
  all: { title: 'leads.none', text: 'leads.noneText' },
  own: { title: 'leads.noneOwn', text: 'leads.noneOwnText' },
} as const;

const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;

/** The leads of a status, or those that wait, newest first, with what can be done about each. */
export function LeadTable({ address }: { address: ListAddress }) {
  const t = useTexts();
  const answering = useAnswering();
  const status = LeadStatus.safeParse(address.filter('status')).data;
  const isWaiting = address.filter('status') === WAITING;
  const { can, language } = useShell();
  const search = address.filter('search');
  const sort = LEAD_ORDERS.find((known) => known === address.filter('sort'));
  const query = useLeads({
    page: address.page,
    ...(sort && { sort }),
    ...(status && { status }),
    ...(isWaiting && { waiting: 'true' as const }),
    ...(search && { search }),
  });
  const empty = EMPTY[search ? 'search' : isWaiting ? 'waiting' : status ? 'status' : can('lead:read') ? 'all' : 'own'];
  const actions = (lead: Lead): MenuItem[] => [
    { id: 'show', label: t('leads.show'), icon: 'eye', href: `/admin/leads/${lead.id}` },
    // What was asked further is read in the record first.
    ...(answering.offered(lead) && !lead.furtherUnanswered
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
      address={address}
      bulk={
        can('lead:write')
          ? {
              label: (lead) => t('leads.choose', { name: nameOf(lead) }),
              deeds: (chosen, done) => <LeadDeeds chosen={chosen} onDone={done} />,
            }
          : undefined
      }
      actionsLabel={t('page.actions')}
      rowActions={(lead) => <Menu label={t('page.actionsFor', { name: nameOf(lead) })} items={actions(lead)} />}
      empty={
        <EmptyState boxed title={t(empty.title)}>
          {t(empty.text)}
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
        <Link href={`/admin/leads/${lead.id}`} look="plain" className="block">
          <Isolate>{nameOf(lead)}</Isolate>
        </Link>
        <span className="block whitespace-nowrap text-sm font-normal text-grey">
          <Ltr>{lead.reference}</Ltr>
        </span>
      </>
    ),
  },
  {
    id: 'status',
    phone: 'plain',
    header: t('leads.status'),
    cell: (lead) => (
      <>
        <LeadState lead={lead} />
        {lead.owner?.name && (
          <span className="text-grey mt-1 block text-sm">
            <Isolate>{lead.owner.name}</Isolate>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'received',
    nowrap: true,
    sortable: true,
    header: t('leads.receivedOn'),
    cell: ({ createdAt }) => formatDate(createdAt, language),
  },
  { id: 'respondBy', sortable: true, header: t('leads.respondBy'), cell: (lead) => <RespondBy lead={lead} /> },
  { id: 'phone', phone: 'plain', header: t('leads.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} whatsapp /> },
  { id: 'area', phone: 'plain', header: t('leads.area'), cell: ({ area }) => t(`area.${CONTACT_AREAS[area]}`) },
  {
    id: 'message',
    phone: 'hide',
    header: t('leads.message'),
    cell: ({ message }) => (message ? <Isolate>{previewText(message, PREVIEW)}</Isolate> : t('page.nothing')),
  },
];
