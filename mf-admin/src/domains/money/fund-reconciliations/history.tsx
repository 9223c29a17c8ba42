import type { FundReconciliation } from '@diwan/contracts/money/fund-reconciliations/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../components/amount.js';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useFundReconciliations } from './api/fund-reconciliations.js';
import { differencesOf } from './as-of/differences.js';

/** What was found before, the latest first. */
export function History({ currency, address }: { currency: Currency; address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const columns: TableColumn<FundReconciliation>[] = [
    {
      id: 'day',
      header: t('threeWays.day'),
      rowHeader: true,
      nowrap: true,
      cell: ({ day }) => formatDate(day, language),
    },
    {
      id: 'state',
      header: t('threeWays.result'),
      phone: 'plain',
      cell: (one) =>
        differencesOf(one).length === 0 ? (
          <Badge tone="success">{t('threeWays.wereOne')}</Badge>
        ) : (
          <Badge tone="warning">{t('threeWays.differed')}</Badge>
        ),
    },
    ...(['bank', 'ledger', 'clients'] as const).map((way) => ({
      id: way,
      header: t(`threeWays.${way}`),
      align: 'end' as const,
      nowrap: true,
      cell: (one: FundReconciliation) => <Amount amountMinor={one[`${way}Minor`]} currency={currency} />,
    })),
    { id: 'reference', header: t('threeWays.reference'), cell: ({ reference }) => <Isolate>{reference}</Isolate> },
    {
      id: 'notes',
      header: t('threeWays.notes'),
      cell: ({ notes }) => (notes ? <Isolate>{notes}</Isolate> : t('page.nothing')),
    },
    {
      id: 'by',
      header: t('threeWays.by'),
      phone: 'hide',
      tablet: 'hide',
      cell: ({ byName, at }) => (
        <>
          <Isolate>{byName}</Isolate> · {formatDateTime(at, language)}
        </>
      ),
    },
  ];
  return (
    // The table is the region of this name: two of one name are told apart by nobody.
    <div className="grid gap-4">
      <h2 className="text-lg">{t('threeWays.history')}</h2>
      <PagedTable
        caption={t('threeWays.history')}
        columns={columns}
        query={useFundReconciliations(currency, address.page)}
        rowKey={({ id }) => id}
        failed={t('billing.fetchFailed')}
        hrefFor={address.hrefFor}
        empty={
          <EmptyState boxed headingLevel={3} title={t('threeWays.noHistory')}>
            {t('threeWays.noHistoryText')}
          </EmptyState>
        }
      />
    </div>
  );
}
