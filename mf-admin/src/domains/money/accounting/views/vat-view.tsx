import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Table } from '@diwan/ui/table';
import { Amount } from '../../../../components/amount.js';
import { FilterBar } from '../../../../components/filter-bar.js';
import { FilterSelect } from '../../../../components/filter-select.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useVatQuarter } from '../api/accounting.js';
import { ExportButtons } from '../export/export-buttons.js';
import { Figure } from '../figure.js';
import { monthName } from '../month-name.js';

const YEARS_BACK = 5;

/** Value added tax of a quarter in pounds, as it is declared (BILL-05). */
export function VatView({ address, now }: { address: ListAddress; now: string }) {
  const t = useTexts();
  const { language } = useShell();
  const thisYear = Number(now.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, at) => thisYear - at);
  const year = years.find((known) => String(known) === address.filter('year')) ?? thisYear;
  const quarter =
    [1, 2, 3, 4].find((known) => String(known) === address.filter('quarter')) ?? Math.ceil(Number(now.slice(5)) / 3);
  const query = useVatQuarter(year, quarter);
  const pounds = (amountMinor: number) => ({ amountMinor, currency: 'LBP' as const });
  return (
    <>
      <div className="print:hidden">
        <FilterBar>
          <FilterSelect
            label={t('budgets.year')}
            options={years.map((value) => ({ value: String(value), label: String(value) }))}
            value={String(year)}
            onChange={(value) => address.set({ year: value })}
          />
          <FilterSelect
            label={t('accounting.quarter')}
            options={[1, 2, 3, 4].map((value) => ({ value: String(value), label: `Q${value}` }))}
            value={String(quarter)}
            onChange={(value) => address.set({ quarter: value })}
          />
        </FilterBar>
      </div>
      <p className="mb-3 text-sm text-grey">{t('accounting.vatNote')}</p>
      <Loaded query={query} failed={t('accounting.fetchFailed')}>
        {({ months, taxableMinor, vatMinor, onDocuments }) => (
          <>
            <Table
              caption={t('accounting.vatOf', { quarter, year })}
              rows={[...months, { month: '', taxableMinor, vatMinor }]}
              rowKey={({ month }) => month || 'all'}
              columns={[
                {
                  id: 'month',
                  header: t('accounting.month'),
                  rowHeader: true,
                  cell: ({ month }) =>
                    month ? monthName(month, language) : <strong>{t('accounting.wholeQuarter')}</strong>,
                },
                {
                  id: 'taxable',
                  header: t('accounting.taxable'),
                  align: 'end',
                  nowrap: true,
                  cell: ({ month, ...row }) =>
                    month ? (
                      <Figure
                        amountMinor={row.taxableMinor}
                        of={{ account: 'taxable_lbp', currency: 'LBP', span: { from: month, to: month } }}
                      />
                    ) : (
                      <Amount {...pounds(row.taxableMinor)} className="font-medium" />
                    ),
                },
                {
                  id: 'vat',
                  header: t('accounting.vatMinor'),
                  align: 'end',
                  nowrap: true,
                  cell: ({ month, ...row }) =>
                    month ? (
                      <Figure
                        amountMinor={row.vatMinor}
                        of={{ account: 'vat_lbp_due', currency: 'LBP', span: { from: month, to: month } }}
                      />
                    ) : (
                      <Amount {...pounds(row.vatMinor)} className="font-medium" />
                    ),
                },
              ]}
            />
            <p className="mt-3 text-sm text-grey">
              {t('accounting.vatOnDocuments')}{' '}
              {onDocuments.map((one) => (
                <Amount key={one.currency} amountMinor={one.vatMinor} currency={one.currency} className="me-3" />
              ))}
            </p>
            <ExportButtons
              sheet={{
                name: `vat-${year}-Q${quarter}`,
                head: [t('accounting.month'), t('accounting.taxable'), t('accounting.vatMinor')],
                rows: [
                  ...months.map((row) => [row.month, pounds(row.taxableMinor), pounds(row.vatMinor)]),
                  [t('accounting.wholeQuarter'), pounds(taxableMinor), pounds(vatMinor)],
                ],
              }}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
