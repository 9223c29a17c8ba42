import type { VatRate } from '@diwan/contracts/money/vat-rates/http';
import { decimalText } from '@diwan/contracts/shared/decimal-text';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import type { TableColumn } from '@diwan/ui/table';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { useVatRates } from './api/vat-rates.js';
import { VatForm } from './vat-form.js';

/** The standard rates of value added tax, each from its day on (BILL-05). */
export default function VatRatesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.vatRates')} note={t('vat.note')}>
      <Rates />
    </AdminPage>
  );
}

function Rates() {
  const t = useTexts();
  const { can, language } = useShell();
  const columns: TableColumn<VatRate>[] = [
    {
      id: 'from',
      header: t('vat.from'),
      rowHeader: true,
      nowrap: true,
      cell: ({ from }) => formatDate(from, language),
    },
    {
      id: 'rate',
      header: t('vat.standard'),
      align: 'end',
      nowrap: true,
      cell: ({ standardBp }) => <Ltr>{decimalText(standardBp, 2)}%</Ltr>,
    },
    { id: 'law', header: t('vat.law'), cell: ({ law }) => <Isolate>{law}</Isolate> },
  ];
  return (
    <div className="grid gap-8">
      {can('billing:write') && <VatForm />}
      <WholeTable
        caption={t('dashboard.vatRates')}
        columns={columns}
        query={useVatRates()}
        address={useListAddress()}
        rowKey={({ from }) => from}
        failed={t('billing.fetchFailed')}
        empty={
          <EmptyState boxed title={t('vat.none')}>
            {t('vat.noneText')}
          </EmptyState>
        }
      />
    </div>
  );
}
