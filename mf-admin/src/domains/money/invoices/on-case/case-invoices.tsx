import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { invoiceQuery } from '../list/invoice-query.js';
import { InvoiceTable } from '../list/invoice-table.js';

/** What was billed for a case. */
export default function CaseInvoices({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  return (
    <section className="grid gap-4" aria-labelledby="case-invoices">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="case-invoices" className="text-xl">
          {t('invoices.ofCase')}
        </h2>
        {can('billing:write') && (
          <ButtonLink icon="plus" href={`/admin/billing/invoices/new?client=${record.clientId}&case=${record.id}`}>
            {t('invoices.new')}
          </ButtonLink>
        )}
      </div>
      <InvoiceTable
        caption={t('invoices.ofCaseNamed', { number: record.caseNumber })}
        asked={{ ...invoiceQuery(address), caseId: record.id }}
        address={address}
        ofOneClient
        empty={{ title: t('invoices.noneOfCase'), text: t('invoices.noneText') }}
      />
    </section>
  );
}
