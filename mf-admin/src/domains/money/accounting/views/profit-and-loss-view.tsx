import type { ProfitAndLoss } from '@diwan/contracts/money/accounting/http';
import type { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import type { MonthSpan } from '@diwan/contracts/money/accounting/period';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Table } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { type Texts, useTexts } from '../../../../texts.js';
import { useProfitAndLoss } from '../api/accounting.js';
import { detailName } from '../detail-name.js';
import { ExportButtons } from '../export/export-buttons.js';
import { Figure } from '../figure.js';
import type { Asked } from '../period.js';

type OfCurrency = ProfitAndLoss['currencies'][number];

interface Row {
  id: string;
  label: string;
  amountMinor: number;
  beforeMinor: number;
  /** The account that it is read from; none of sums. */
  account: LedgerAccount | null;
  detail?: string;
}

/** Profit and loss, beside the period before. */
export function ProfitAndLossView({ asked }: { asked: Asked }) {
  const t = useTexts();
  const query = useProfitAndLoss(asked);
  return (
    <Loaded query={query} failed={t('accounting.fetchFailed')}>
      {({ currencies, before }) =>
        currencies.length === 0 ? (
          <p className="text-grey">{t('accounting.nothingBooked')}</p>
        ) : (
          currencies.map((one) => <OneCurrency key={one.currency} result={one} asked={asked} before={before} />)
        )
      }
    </Loaded>
  );
}

interface OneCurrencyProps {
  result: OfCurrency;
  asked: Asked;
  /** The period that it is compared with. */
  before: MonthSpan;
}

function OneCurrency({ result, asked, before }: OneCurrencyProps) {
  const t = useTexts();
  const { currency } = result;
  const rows = rowsOf(result, asked, t);
  const figure = ({ account, detail }: Row, amountMinor: number, span: MonthSpan) =>
    account ? (
      <Figure amountMinor={amountMinor} of={{ account, currency, span, ...(detail !== undefined && { detail }) }} />
    ) : (
      <Amount amountMinor={amountMinor} currency={currency} className="font-medium" />
    );
  return (
    <section className="mb-6">
      <h2 className="text-lg">{currency}</h2>
      <Table
        caption={t('accounting.profitIn', { currency })}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'label',
            header: t('accounting.line'),
            rowHeader: true,
            cell: ({ label, account }) => (account ? label : <strong>{label}</strong>),
          },
          {
            id: 'now',
            header: t('accounting.inPeriod'),
            align: 'end',
            nowrap: true,
            cell: (row) => figure(row, row.amountMinor, asked),
          },
          {
            id: 'before',
            header: t('accounting.periodBefore'),
            align: 'end',
            nowrap: true,
            cell: (row) => figure(row, row.beforeMinor, before),
          },
        ]}
      />
      <ExportButtons
        sheet={{
          name: `profit-and-loss-${currency}-${asked.from}-${asked.to}-${asked.basis}`,
          head: [
            t('accounting.line'),
            t('accounting.currency'),
            t('accounting.inPeriod'),
            t('accounting.periodBefore'),
          ],
          rows: rows.map(({ label, amountMinor, beforeMinor }) => [
            label,
            currency,
            { amountMinor, currency },
            { amountMinor: beforeMinor, currency },
          ]),
        }}
      />
    </section>
  );
}

function rowsOf({ revenue, expenses, now, before }: OfCurrency, { basis }: Asked, t: Texts): Row[] {
  const lines = (list: OfCurrency['revenue'], account: LedgerAccount): Row[] =>
    list.map((line) => ({
      id: `${account}-${line.detail}`,
      label: detailName(t, account, line.detail),
      account,
      ...line,
    }));
  const total = (id: 'revenueMinor' | 'expensesMinor' | 'netMinor', label: string): Row => ({
    ...{ id, label, account: null },
    amountMinor: now[id],
    beforeMinor: before[id],
  });
  const recharged: Row = {
    ...{ id: 'recharged', label: t('accounting.rechargedMinor'), account: 'costs_recharged' },
    amountMinor: now.rechargedMinor,
    beforeMinor: before.rechargedMinor,
  };
  const exchange: Row = {
    ...{ id: 'exchange', label: t('accounting.exchangeMinor'), account: 'exchange_difference' },
    amountMinor: now.exchangeMinor ?? 0,
    beforeMinor: before.exchangeMinor ?? 0,
  };
  const unlessNothing = (row: Row) => (row.amountMinor !== 0 || row.beforeMinor !== 0 ? [row] : []);
  return [
    ...lines(revenue, basis === 'cash' ? 'cash_revenue' : 'revenue'),
    total('revenueMinor', t('accounting.totalRevenue')),
    ...unlessNothing(recharged),
    ...unlessNothing(exchange),
    ...lines(expenses, 'expense'),
    total('expensesMinor', t('accounting.totalExpenses')),
    total('netMinor', t('accounting.net')),
  ];
}
