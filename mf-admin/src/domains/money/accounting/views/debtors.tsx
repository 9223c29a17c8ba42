import { AGES, type Debtor } from '@diwan/contracts/money/accounting/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { PagedTable } from '../../../../components/paged-table.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { allDebtors, useDebtors } from '../api/accounting.js';
import { ExportButtons } from '../export/export-buttons.js';
import type { ReportSheet } from '../export/sheet.js';
import { rowsHref } from '../links.js';
import { AgeAmount } from './age-amount.js';

const COLUMNS = [...AGES, 'total'] as const;

/** Who owes what in a currency, the largest debts first. What is taken out holds all of them. */
export function Debtors({ currency, day, address }: { currency: Currency; day: string; address: ListAddress }) {
  const t = useTexts();
  const query = useDebtors({ currency, page: address.page, limit: 50 });
  const columns: TableColumn<Debtor>[] = [
    {
      id: 'client',
      header: t('expenses.client'),
      rowHeader: true,
      cell: ({ client }) => (
        <Link href={`/admin/client-billing/${client.id}`} look="plain">
          <Isolate>{client.name}</Isolate>
        </Link>
      ),
    },
    ...COLUMNS.map((age) => ({
      id: age,
      header: t(`accountingAge.${age}`),
      align: 'end' as const,
      nowrap: true,
      cell: ({ ages, client }: Debtor) =>
        age === 'total' ? (
          <Link href={rowsHref({ account: 'receivable', currency, clientId: client.id })} look="plain">
            <Amount amountMinor={ages.total} currency={currency} />
          </Link>
        ) : (
          <AgeAmount amountMinor={ages[age]} currency={currency} age={age} day={day} clientId={client.id} />
        ),
    })),
  ];
  const sheet = async (): Promise<ReportSheet> => ({
    name: `aged-debt-${currency}-${day}`,
    head: [t('expenses.client'), t('accounting.currency'), ...COLUMNS.map((age) => t(`accountingAge.${age}`))],
    rows: (await allDebtors(currency)).map(({ client, ages }) => [
      client.name,
      currency,
      ...COLUMNS.map((age) => ({ amountMinor: ages[age], currency })),
    ]),
  });
  return (
    <section>
      <h2 className="text-lg">{t('accounting.debtIn', { currency })}</h2>
      <PagedTable
        query={query}
        failed={t('accounting.fetchFailed')}
        empty={<p className="text-grey">{t('accounting.noDebt')}</p>}
        hrefFor={address.hrefFor}
        caption={t('accounting.debtIn', { currency })}
        columns={columns}
        rowKey={({ client }) => client.id}
      />
      <ExportButtons sheet={sheet} />
    </section>
  );
}
