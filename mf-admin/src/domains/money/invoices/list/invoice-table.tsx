import type { InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { PagedTable } from '../../../../components/paged-table.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { type InvoiceQuery, useInvoices } from '../api/invoices.js';
import { clientColumn, invoiceColumns } from './invoice-columns.js';
import { PageTotals } from './page-totals.js';

export interface InvoiceTableProps {
  caption: string;
  asked: InvoiceQuery;
  address: ListAddress;
  /** Whose they are is said by the page around. */
  ofOneClient?: boolean;
  empty: { title: string; text: string };
}

/** A page of invoices with what it comes to, currency by currency. */
export function InvoiceTable({ caption, asked, address, ofOneClient = false, empty }: InvoiceTableProps) {
  const t = useTexts();
  const { language } = useShell();
  const query = useInvoices(asked);
  const [number, ...others] = invoiceColumns(t, language);
  const columns = [...(number ? [number] : []), ...(ofOneClient ? [] : [clientColumn(t)]), ...others];
  return (
    <>
      <PagedTable
        caption={caption}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failed={t('billing.fetchFailed')}
        hrefFor={address.hrefFor}
        address={address}
        actionsLabel={t('page.actions')}
        rowActions={(row) => <InvoiceRowMenu row={row} />}
        empty={
          <EmptyState boxed {...(ofOneClient && { headingLevel: 3 as const })} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
      {query.data && <PageTotals rows={query.data.items} />}
    </>
  );
}

function InvoiceRowMenu({ row }: { row: InvoiceRow }) {
  const t = useTexts();
  const { can } = useShell();
  const { id, number, client, state, balanceMinor, currency } = row;
  const href = `/admin/billing/invoices/${id}`;
  const mayWrite = can('billing:write');
  const isOpen = state !== 'draft' && state !== 'void' && balanceMinor > 0;
  return (
    <Menu
      label={t('page.actionsFor', { name: number ?? t('invoices.draftFor', { client: client.name }) })}
      items={[
        { id: 'open', label: t('invoices.open'), icon: 'eye', href },
        ...(mayWrite && state === 'draft'
          ? [{ id: 'edit', label: t('invoices.edit'), icon: 'edit', href: `${href}/edit` } as const]
          : []),
        ...(mayWrite && isOpen
          ? [
              {
                id: 'pay',
                label: t('invoices.recordPayment'),
                icon: 'plus',
                href: `/admin/billing/receipts?new=receipt&client=${client.id}&invoice=${id}&in=${currency}`,
              } as const,
            ]
          : []),
      ]}
    />
  );
}
