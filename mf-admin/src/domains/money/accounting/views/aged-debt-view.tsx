import { AGES, type AgedDebt } from '@diwan/contracts/money/accounting/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { useAgedDebt } from '../api/accounting.js';
import { ExportButtons } from '../export/export-buttons.js';
import { rowsHref } from '../links.js';

type OfCurrency = AgedDebt['currencies'][number];
type Row = OfCurrency['clients'][number];
const COLUMNS = [...AGES, 'total'] as const;

/** What clients owe today, by how long it is overdue. */
export function AgedDebtView() {
  const t = useTexts();
  const { language } = useShell();
  const query = useAgedDebt();
  return (
    <Loaded query={query} failed={t('accounting.fetchFailed')}>
      {({ day, currencies }) => (
        <>
          <p className="mb-3 text-sm text-grey">{t('accounting.debtOn', { day: formatDate(day, language) })}</p>
          {currencies.length === 0 && <p className="text-grey">{t('accounting.noDebt')}</p>}
          {currencies.map((one) => (
            <OneCurrency key={one.currency} {...one} day={day} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function OneCurrency({ currency, totals, ledgerMinor, clients, day }: OfCurrency & { day: string }) {
  const t = useTexts();
  const columns: TableColumn<Row>[] = [
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
      cell: ({ ages, client }: Row) =>
        age === 'total' ? (
          <Link href={rowsHref({ account: 'receivable', currency, clientId: client.id })} look="plain">
            <Amount amountMinor={ages.total} currency={currency} />
          </Link>
        ) : (
          <Amount amountMinor={ages[age]} currency={currency} />
        ),
    })),
  ];
  return (
    <section className="mb-6">
      <h2 className="text-lg">
        {currency} · <Amount amountMinor={totals.total} currency={currency} />
      </h2>
      {ledgerMinor !== totals.total && (
        <Notice tone="danger">
          {t('accounting.debtDiffers')} <Amount amountMinor={ledgerMinor} currency={currency} />
        </Notice>
      )}
      <Table
        caption={t('accounting.debtIn', { currency })}
        hideCaption
        columns={columns}
        rows={clients}
        rowKey={({ client }) => client.id}
      />
      <ExportButtons
        sheet={{
          name: `aged-debt-${currency}-${day}`,
          head: [t('expenses.client'), t('accounting.currency'), ...COLUMNS.map((age) => t(`accountingAge.${age}`))],
          rows: clients.map(({ client, ages }) => [
            client.name,
            currency,
            ...COLUMNS.map((age) => ({ amountMinor: ages[age], currency })),
          ]),
        }}
      />
    </section>
  );
}
