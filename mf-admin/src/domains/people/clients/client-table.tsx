import { type Client, ClientShelf } from '@diwan/contracts/people/clients/http';
import { useShell } from '@diwan/mf-kit';
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
import { useClients } from './api/list-clients.js';
import { useClientShelves } from './use-client-shelves.js';

/** Characters of the notes that the list shows (part 2, section 2.1). */
const PREVIEW = 100;

export interface ClientTableProps {
  address: ListAddress;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

/** The clients that match the search, with what can be done about each. */
export function ClientTable({ address, onEdit, onDelete }: ClientTableProps) {
  const t = useTexts();
  const { can } = useShell();
  const search = address.filter('search');
  const sort = (['name', '-name'] as const).find((known) => known === address.filter('sort'));
  const shelf = ClientShelf.safeParse(address.filter('shelf')).data;
  const query = useClients({
    page: address.page,
    ...(sort && { sort }),
    ...(search && { search }),
    ...(shelf && { shelf }),
  });
  const shelve = useClientShelves();
  const actions = (client: Client): MenuItem[] => [
    { id: 'details', label: t('clients.details'), icon: 'user', href: `/admin/client-details/${client.id}` },
    ...(can('client:write')
      ? [
          { id: 'edit', label: t('clients.edit'), icon: 'edit', onSelect: () => onEdit(client) } as const,
          ...(client.shelf === null
            ? [{ id: 'archive', label: t('clients.archive'), onSelect: () => void shelve(client, 'archived') }]
            : [{ id: 'restore', label: t('clients.restore'), onSelect: () => void shelve(client, 'kept') }]),
          ...(client.shelf === 'deleted'
            ? []
            : [{ id: 'delete', label: t('clients.delete'), separated: true, onSelect: () => onDelete(client) }]),
        ]
      : []),
  ];
  return (
    <PagedTable
      caption={t('clients.title')}
      columns={columns(t)}
      query={query}
      rowKey={({ id }) => id}
      failed={t('clients.fetchFailed')}
      hrefFor={address.hrefFor}
      address={address}
      actionsLabel={t('page.actions')}
      rowActions={(client) => <Menu label={t('page.actionsFor', { name: client.name })} items={actions(client)} />}
      empty={
        search ? (
          <EmptyState boxed title={t('clients.noMatch')}>
            {t('clients.noMatchText')}
          </EmptyState>
        ) : shelf ? (
          <EmptyState boxed title={t(shelf === 'archived' ? 'clients.noneArchived' : 'clients.noneDeleted')} />
        ) : (
          <EmptyState boxed title={t('clients.none')}>
            {t('clients.noneText')}
          </EmptyState>
        )
      }
    />
  );
}

const columns = (t: Texts): TableColumn<Client>[] => [
  {
    id: 'name',
    header: t('clients.name'),
    rowHeader: true,
    sortable: true,
    cell: ({ id, name }) => (
      <Link href={`/admin/client-details/${id}`} look="plain">
        <Isolate>{name}</Isolate>
      </Link>
    ),
  },
  {
    id: 'type',
    phone: 'plain',
    header: t('clients.clientType'),
    cell: ({ clientType }) => t(`clientType.${clientType}`),
  },
  { id: 'phone', phone: 'plain', header: t('clients.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} /> },
  {
    id: 'email',
    phone: 'hide',
    header: t('clients.email'),
    cell: ({ email }) => (email ? <Ltr className="break-all">{email}</Ltr> : t('page.nothing')),
  },
  {
    id: 'notes',
    phone: 'hide',
    header: t('clients.notes'),
    cell: ({ notes }) => (notes ? <Isolate>{previewText(notes, PREVIEW)}</Isolate> : t('page.nothing')),
  },
];
