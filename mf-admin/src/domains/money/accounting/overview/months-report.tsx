import { useShell } from '@diwan/mf-kit';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { ExportButtons } from '../export/export-buttons.js';
import { Figure } from '../figure.js';
import { monthName } from '../month-name.js';
import type { MonthRow, MonthsReportProps } from './months.js';
import { MonthsChart } from './months-chart.js';

const ACCOUNTS = {
  accrual: {
    revenueMinor: 'revenue',
    rechargedMinor: 'costs_recharged',
    vatMinor: 'vat_due',
    exchangeMinor: 'exchange_difference',
    expensesMinor: 'expense',
  },
  cash: {
    revenueMinor: 'cash_revenue',
    rechargedMinor: null,
    vatMinor: 'cash_vat',
    exchangeMinor: 'exchange_difference',
    expensesMinor: 'expense',
  },
} as const;
const FIELDS = ['revenueMinor', 'rechargedMinor', 'vatMinor', 'exchangeMinor', 'expensesMinor', 'netMinor'] as const;

/** Month by month in one currency: drawn, and in figures that lead to their rows. */
export function MonthsReport({ currency, months, basis }: MonthsReportProps) {
  const t = useTexts();
  const { language } = useShell();
  const hasDifferences = months.some(({ exchangeMinor }) => exchangeMinor);
  const fields = FIELDS.filter(
    (field) =>
      (field === 'netMinor' || ACCOUNTS[basis][field] !== null) && (field !== 'exchangeMinor' || hasDifferences),
  );
  const columns: TableColumn<MonthRow>[] = [
    {
      id: 'month',
      header: t('accounting.month'),
      rowHeader: true,
      nowrap: true,
      cell: ({ month }) => monthName(month, language),
    },
    ...fields.map((field) => ({
      id: field,
      header: t(`accounting.${field}`),
      align: 'end' as const,
      nowrap: true,
      cell: (row: MonthRow) => {
        const account = field === 'netMinor' ? null : ACCOUNTS[basis][field];
        const amountMinor = row[field] ?? 0;
        if (!account || amountMinor === 0) return <Amount amountMinor={amountMinor} currency={currency} />;
        return (
          <Figure amountMinor={amountMinor} of={{ account, currency, span: { from: row.month, to: row.month } }} />
        );
      },
    })),
  ];
  return (
    <section className="mb-6">
      <h3 className="text-lg">{currency}</h3>
      <MonthsChart currency={currency} months={months} />
      <Table
        caption={t('accounting.monthsIn', { currency })}
        hideCaption
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
      />
      <ExportButtons
        sheet={{
          name: `months-${currency}-${basis}`,
          head: [t('accounting.month'), t('accounting.currency'), ...fields.map((field) => t(`accounting.${field}`))],
          rows: months.map((row) => [
            row.month,
            currency,
            ...fields.map((field) => ({ amountMinor: row[field] ?? 0, currency })),
          ]),
        }}
      />
    </section>
  );
}
