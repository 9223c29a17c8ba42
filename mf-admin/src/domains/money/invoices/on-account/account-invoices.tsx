import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { invoiceQuery } from '../list/invoice-query.js';
import { InvoiceTable } from '../list/invoice-table.js';

/** The invoices of one client. */
export default function AccountInvoices({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  return (
    <section className="grid gap-4" aria-labelledby="account-invoices">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="account-invoices" className="text-xl">
          {t('invoices.title')}
        </h2>
        {can('billing:write') && (
          <ButtonLink icon="plus" href={`/admin/billing/invoices/new?client=${record.id}`}>
            {t('invoices.new')}
          </ButtonLink>
        )}
      </div>
      <InvoiceTable
        caption={t('invoices.ofClient', { name: record.client.name })}
        asked={{ ...invoiceQuery(address), clientId: record.id }}
        address={address}
        ofOneClient
        empty={{ title: t('invoices.noneOfClient'), text: t('invoices.noneText') }}
      />
    </section>
  );
}
