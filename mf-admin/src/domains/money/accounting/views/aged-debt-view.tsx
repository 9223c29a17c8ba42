import { AGES, type AgedDebt } from '@diwan/contracts/money/accounting/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useAgedDebt } from '../api/accounting.js';
import { Figure } from '../figure.js';
import { AgeAmount } from './age-amount.js';
import { Debtors } from './debtors.js';

type OfCurrency = AgedDebt['currencies'][number];

/** What clients owe today, by how long it is overdue: each currency, and who owes it in one of them. */
export function AgedDebtView({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const query = useAgedDebt();
  return (
    <Loaded query={query} failed={t('accounting.fetchFailed')}>
      {({ day, currencies }) => {
        const chosen = currencies.find(({ currency }) => currency === address.filter('currency')) ?? currencies[0];
        return (
          <>
            <p className="mb-3 text-sm text-grey">{t('accounting.debtOn', { day: formatDate(day, language) })}</p>
            {!chosen && <p className="text-grey">{t('accounting.noDebt')}</p>}
            {chosen && (
              <>
                <Totals currencies={currencies} chosen={chosen.currency} day={day} address={address} />
                <Debtors key={chosen.currency} currency={chosen.currency} day={day} address={address} />
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Totals({
  currencies,
  chosen,
  day,
  address,
}: {
  currencies: OfCurrency[];
  chosen: OfCurrency['currency'];
  day: string;
  address: ListAddress;
}) {
  const t = useTexts();
  const columns: TableColumn<OfCurrency>[] = [
    {
      id: 'currency',
      header: t('accounting.currency'),
      rowHeader: true,
      cell: ({ currency }) =>
        currency === chosen ? currency : <Link href={address.hrefWith({ currency })}>{currency}</Link>,
    },
    ...[...AGES, 'total' as const].map((age) => ({
      id: age,
      header: t(`accountingAge.${age}`),
      align: 'end' as const,
      nowrap: true,
      cell: ({ totals, currency }: OfCurrency) =>
        age === 'total' ? (
          <Figure amountMinor={totals.total} of={{ account: 'receivable', currency }} />
        ) : (
          <AgeAmount amountMinor={totals[age]} currency={currency} age={age} day={day} />
        ),
    })),
  ];
  return (
    <div className="mb-6">
      <Table
        caption={t('accounting.debtTotals')}
        hideCaption
        columns={columns}
        rows={currencies}
        rowKey={({ currency }) => currency}
      />
      {currencies
        .filter(({ ledgerMinor, totals }) => ledgerMinor !== totals.total)
        .map(({ currency, ledgerMinor }) => (
          <Notice key={currency} tone="danger">
            {t('accounting.debtDiffers')} <Amount amountMinor={ledgerMinor} currency={currency} />
          </Notice>
        ))}
    </div>
  );
}
