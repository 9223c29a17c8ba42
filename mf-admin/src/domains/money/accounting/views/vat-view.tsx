import { Loaded } from '@diwan/desk-kit/loaded';
import { FilterBar } from '../../../../components/filter-bar.js';
import { FilterSelect } from '../../../../components/filter-select.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useVatQuarter } from '../api/accounting.js';
import { ExportButtons } from '../export/export-buttons.js';
import { VatOnDocuments } from './vat-on-documents.js';
import { vatSheet } from './vat-sheet.js';
import { VatTable } from './vat-table.js';

const YEARS_BACK = 5;

/** Value added tax of a quarter in pounds, as it is declared: asked of clients, paid on expenses, and what is left (BILL-05). */
export function VatView({ address, now }: { address: ListAddress; now: string }) {
  const t = useTexts();
  const thisYear = Number(now.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, at) => thisYear - at);
  const year = years.find((known) => String(known) === address.filter('year')) ?? thisYear;
  const quarter =
    [1, 2, 3, 4].find((known) => String(known) === address.filter('quarter')) ?? Math.ceil(Number(now.slice(5)) / 3);
  const query = useVatQuarter(year, quarter);
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
        {(found) => (
          <>
            <VatTable vat={found} />
            <p className="mt-2 text-sm text-grey">{t('accounting.vatNetNote')}</p>
            <VatOnDocuments vat={found} />
            <ExportButtons sheet={vatSheet(t, found)} />
          </>
        )}
      </Loaded>
    </>
  );
}
