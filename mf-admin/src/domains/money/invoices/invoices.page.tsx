import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { BillingTabs } from './billing-tabs.js';
import { InvoiceFilters } from './list/invoice-filters.js';
import { invoiceQuery, isFiltered } from './list/invoice-query.js';
import { InvoiceTable } from './list/invoice-table.js';

/** Billing Management, tab Invoices (BILL-01). */
export default function InvoicesPage() {
  const t = useTexts();
  const { can } = useShell();
  const create = can('billing:write') && (
    <ButtonLink icon="plus" href="/admin/billing/invoices/new">
      {t('invoices.new')}
    </ButtonLink>
  );
  return (
    <AdminPage title={t('dashboard.billing')} note={t('invoices.note')} actions={create}>
      <InvoiceList />
    </AdminPage>
  );
}

function InvoiceList() {
  const t = useTexts();
  const address = useListAddress();
  const words = isFiltered(address) ? 'invoices.noMatch' : 'invoices.none';
  return (
    <div className="grid gap-4">
      <BillingTabs current="/admin/billing" />
      <div>
        <InvoiceFilters address={address} />
        <InvoiceTable
          caption={t('invoices.title')}
          asked={invoiceQuery(address)}
          address={address}
          empty={{ title: t(words), text: t(`${words}Text`) }}
        />
      </div>
    </div>
  );
}
