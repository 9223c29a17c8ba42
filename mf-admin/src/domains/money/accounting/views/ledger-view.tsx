import type { LedgerEntry } from '@diwan/contracts/money/accounting/http';
import { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import { daysOf } from '@diwan/contracts/money/accounting/period';
import { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { ListFilters } from '../../../../components/list-filters.js';
import { PagedTable } from '../../../../components/paged-table.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { type EntryQuery, useLedgerEntries } from '../api/accounting.js';
import { detailName } from '../detail-name.js';
import { ExportButtons } from '../export/export-buttons.js';
import { documentHref } from '../links.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const PAGE = 50;

function entryQuery(address: ListAddress): EntryQuery {
  const account = LedgerAccount.safeParse(address.filter('account')).data;
  const currency = Currency.safeParse(address.filter('currency')).data;
  const [detail, clientId] = [address.filter('detail'), address.filter('client')];
  const [from, to] = [address.filter('from'), address.filter('to')];
  return {
    page: address.page,
    limit: PAGE,
    ...(account && { account }),
    ...(currency && { currency }),
    ...(account && detail && { detail }),
    ...(clientId && { clientId }),
    ...(MONTH.test(from) && { from: daysOf({ from, to: from }).from }),
    ...(MONTH.test(to) && { to: daysOf({ from: to, to }).to }),
  };
}

/** The rows of the ledger, those behind a figure or all of them, each with the document that brought it about. */
export function LedgerView({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const asked = entryQuery(address);
  const query = useLedgerEntries(asked);
  const columns: TableColumn<LedgerEntry>[] = [
    { id: 'day', header: t('accounting.day'), nowrap: true, cell: ({ day }) => formatDate(day, language) },
    {
      id: 'source',
      header: t('accounting.document'),
      rowHeader: true,
      cell: ({ source, seq, kind }) => {
        const href = documentHref(source);
        const name = `${t(`ledgerSource.${source.kind}`)} · ${t('accounting.entry', { seq })}`;
        return (
          <span className="grid">
            {href ? <Link href={href}>{name}</Link> : name}
            {kind.startsWith('undone-') && <span className="text-sm text-grey">{t('accounting.takenBack')}</span>}
          </span>
        );
      },
    },
    {
      id: 'lines',
      header: t('accounting.lines'),
      cell: ({ lines, currency }) => (
        <ul className="grid gap-1 text-sm">
          {lines.map(({ account, detail, client, amountMinor }) => (
            <li key={`${account}-${detail}-${client?.id}-${amountMinor}`}>
              {t(`ledgerAccount.${account}`)}
              {detail && ` · ${detailName(t, account, detail)}`}
              {client && (
                <>
                  {' · '}
                  <Isolate>{client.name}</Isolate>
                </>
              )}{' '}
              <Amount amountMinor={amountMinor} currency={currency} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'amount',
      header: t('accounting.amount'),
      align: 'end',
      nowrap: true,
      cell: ({ amountMinor, currency }) => <Amount amountMinor={amountMinor} currency={currency} />,
    },
    { id: 'by', header: t('accounting.by'), phone: 'hide', cell: ({ byName }) => <Isolate>{byName}</Isolate> },
  ];
  return (
    <>
      <ListFilters
        address={address}
        filters={[
          {
            name: 'account',
            label: t('accounting.account'),
            all: t('accounting.allAccounts'),
            options: LedgerAccount.options.map((value) => ({ value, label: t(`ledgerAccount.${value}`) })),
          },
          {
            name: 'currency',
            label: t('accounting.currency'),
            all: t('expenses.allCurrencies'),
            options: Currency.options.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <p className="mb-3 text-sm text-grey">{t('accounting.signs')}</p>
      <PagedTable
        caption={t('accountingView.ledger')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failed={t('accounting.fetchFailed')}
        hrefFor={address.hrefFor}
        empty={
          <EmptyState boxed title={t('accounting.noRows')}>
            {t('accounting.noRowsText')}
          </EmptyState>
        }
      />
      {query.data && query.data.items.length > 0 && (
        <ExportButtons
          sheet={{
            name: `ledger-${asked.account ?? 'all'}-${query.data.page}`,
            head: [
              '#',
              t('accounting.day'),
              t('accounting.document'),
              t('accounting.currency'),
              t('accounting.amount'),
            ],
            rows: query.data.items.map(({ seq, day, source, currency, amountMinor }) => [
              seq,
              day,
              t(`ledgerSource.${source.kind}`),
              currency,
              { amountMinor, currency },
            ]),
          }}
        />
      )}
    </>
  );
}
