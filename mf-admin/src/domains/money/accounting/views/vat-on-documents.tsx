import type { VatQuarter } from '@diwan/contracts/money/accounting/http';
import type { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import { quarterOf } from '@diwan/contracts/money/accounting/period';
import { Table, type TableColumn } from '@diwan/ui/table';
import { useTexts } from '../../../../texts.js';
import { Figure } from '../figure.js';

type Row = VatQuarter['onDocuments'][number];

/** The tax of a quarter in the currency of each document: asked of clients, what they paid of it, and what was paid on expenses. */
export function VatOnDocuments({ vat: { year, quarter, onDocuments } }: { vat: VatQuarter }) {
  const t = useTexts();
  if (onDocuments.length === 0) return null;
  const span = quarterOf(year, quarter);
  const column = (id: Exclude<keyof Row, 'currency'>, account: LedgerAccount, header: string): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true },
    cell: ({ currency, ...row }) => <Figure amountMinor={row[id]} of={{ account, currency, span }} />,
  });
  return (
    <section className="mt-5">
      <Table
        caption={t('accounting.vatOnDocuments')}
        rows={onDocuments}
        rowKey={({ currency }) => currency}
        columns={[
          { id: 'currency', header: t('accounting.currency'), rowHeader: true, cell: ({ currency }) => currency },
          column('outputMinor', 'vat_due', t('accounting.output')),
          column('collectedMinor', 'cash_vat', t('accounting.collected')),
          column('inputMinor', 'vat_recoverable', t('accounting.input')),
        ]}
      />
    </section>
  );
}
