import type { VatQuarter } from '@diwan/contracts/money/accounting/http';
import type { Texts } from '../../../../texts.js';
import type { ReportSheet } from '../export/sheet.js';

/** The tax of a quarter to be taken out, in pounds. */
export function vatSheet(t: Texts, { year, quarter, months, ...whole }: VatQuarter): ReportSheet {
  const pounds = (amountMinor: number) => ({ amountMinor, currency: 'LBP' as const });
  const cells = (row: Pick<VatQuarter, 'taxableMinor' | 'outputMinor' | 'inputMinor' | 'netMinor'>) =>
    [row.taxableMinor, row.outputMinor, row.inputMinor, row.netMinor].map(pounds);
  return {
    name: `vat-${year}-Q${quarter}`,
    head: [
      t('accounting.month'),
      t('accounting.taxable'),
      t('accounting.output'),
      t('accounting.input'),
      t('accounting.vatNet'),
    ],
    rows: [...months.map((row) => [row.month, ...cells(row)]), [t('accounting.wholeQuarter'), ...cells(whole)]],
  };
}
