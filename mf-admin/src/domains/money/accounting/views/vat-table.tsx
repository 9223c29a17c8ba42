import type { VatQuarter } from '@diwan/contracts/money/accounting/http';
import type { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import { quarterOf } from '@diwan/contracts/money/accounting/period';
import { useShell } from '@diwan/mf-kit';
import { Table, type TableColumn } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { Figure } from '../figure.js';
import { monthName } from '../month-name.js';

type Row = VatQuarter['months'][number];
type Sum = Exclude<keyof Row, 'month'>;

/** From which account a figure is read; none of what is left. */
const ACCOUNTS = {
  taxableMinor: 'taxable_lbp',
  outputMinor: 'vat_lbp_due',
  inputMinor: 'vat_lbp_paid',
  netMinor: null,
} as const satisfies Record<Sum, LedgerAccount | null>;

/** The months of a quarter and the whole of it, in pounds. */
export function VatTable({ vat }: { vat: VatQuarter }) {
  const t = useTexts();
  const { language } = useShell();
  const { year, quarter, months, taxableMinor, outputMinor, inputMinor, netMinor } = vat;
  const column = (id: Sum, header: string): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true },
    cell: (row) => {
      const account = ACCOUNTS[id];
      const span = row.month ? { from: row.month, to: row.month } : quarterOf(year, quarter);
      return account ? (
        <Figure amountMinor={row[id]} of={{ account, currency: 'LBP', span }} />
      ) : (
        <Amount amountMinor={row[id]} currency="LBP" className="font-medium" />
      );
    },
  });
  return (
    <Table
      caption={t('accounting.vatOf', { quarter: String(quarter), year: String(year) })}
      rows={[...months, { month: '', taxableMinor, outputMinor, inputMinor, netMinor }]}
      rowKey={({ month }) => month || 'all'}
      columns={[
        {
          id: 'month',
          header: t('accounting.month'),
          rowHeader: true,
          cell: ({ month }) => (month ? monthName(month, language) : <strong>{t('accounting.wholeQuarter')}</strong>),
        },
        column('taxableMinor', t('accounting.taxable')),
        column('outputMinor', t('accounting.output')),
        column('inputMinor', t('accounting.input')),
        column('netMinor', t('accounting.vatNet')),
      ]}
    />
  );
}
