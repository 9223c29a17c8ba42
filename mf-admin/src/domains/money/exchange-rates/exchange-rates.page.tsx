import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { formatDate, formatDateTime, formatNumber, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Notice } from '@diwan/ui/notice';
import type { TableColumn } from '@diwan/ui/table';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { useExchangeRates } from './api/exchange-rates.js';
import { RateForm } from './rate-form.js';

/** The rates that documents are written with, day by day (BILL-06). */
export default function ExchangeRatesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.exchangeRates')} note={t('rates.note')}>
      <Rates />
    </AdminPage>
  );
}

function Rates() {
  const t = useTexts();
  const { can, language } = useShell();
  const address = useListAddress();
  const query = useExchangeRates();
  const today = beirutDate(new Date());
  const columns: TableColumn<ExchangeRate>[] = [
    { id: 'day', header: t('rates.day'), rowHeader: true, nowrap: true, cell: ({ day }) => formatDate(day, language) },
    {
      id: 'rate',
      header: t('rates.rate'),
      align: 'end',
      nowrap: true,
      cell: ({ lbpPerUsdHundredths }) => <Ltr>{formatNumber(lbpPerUsdHundredths / 100)}</Ltr>,
    },
    { id: 'source', header: t('rates.source'), cell: ({ source }) => <Isolate>{source}</Isolate> },
    {
      id: 'setBy',
      header: t('rates.setBy'),
      phone: 'hide',
      cell: ({ setByName, setAt }) => (
        <>
          <Isolate>{setByName}</Isolate> · {formatDateTime(setAt, language)}
        </>
      ),
    },
  ];
  return (
    <div className="grid gap-8">
      {query.data && query.data[0]?.day !== today && <Notice tone="warning">{t('rates.noneToday')}</Notice>}
      {can('billing:write') && <RateForm today={today} rates={query.data ?? []} />}
      <WholeTable
        caption={t('dashboard.exchangeRates')}
        columns={columns}
        query={query}
        address={address}
        rowKey={({ day }) => day}
        failed={t('billing.fetchFailed')}
        empty={
          <EmptyState boxed title={t('rates.none')}>
            {t('rates.noneText')}
          </EmptyState>
        }
      />
    </div>
  );
}
