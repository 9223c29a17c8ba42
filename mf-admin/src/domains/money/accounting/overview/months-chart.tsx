import { formatMoney, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../../texts.js';
import { monthName } from '../month-name.js';
import type { MonthRow, MonthsReportProps } from './months.js';

const STEP = 60;
const HEIGHT = 160;
const BAR = 18;

/** Two bars for each month, what came and what went. The table below says the same in figures. */
export function MonthsChart({ currency, months }: Omit<MonthsReportProps, 'basis'>) {
  const t = useTexts();
  const { language } = useShell();
  const income = (row: MonthRow) => row.revenueMinor + row.rechargedMinor;
  const most = Math.max(1, ...months.flatMap((row) => [income(row), row.expensesMinor]));
  // Time runs with the writing.
  const placeOf = (at: number) => (language === 'ar' ? months.length - 1 - at : at) * STEP;
  const tall = (amountMinor: number) => (Math.max(0, amountMinor) / most) * HEIGHT;
  const said = t('accounting.chartSaid', { currency, most: formatMoney({ amountMinor: most, currency }) });
  return (
    <figure className="my-3">
      <svg
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 24}`}
        role="img"
        aria-label={said}
        className="h-auto w-full max-w-[60rem]"
      >
        <line x1={0} x2={months.length * STEP} y1={HEIGHT} y2={HEIGHT} className="stroke-line" />
        {months.map((row, at) => {
          const left = placeOf(at) + (STEP - 2 * BAR - 2) / 2;
          const [earned, spent] = [tall(income(row)), tall(row.expensesMinor)];
          return (
            <g key={row.month}>
              <title>{`${monthName(row.month, language)}: ${formatMoney({ amountMinor: income(row), currency })} / ${formatMoney({ amountMinor: row.expensesMinor, currency })}`}</title>
              <rect x={left} y={HEIGHT - earned} width={BAR} height={earned} className="fill-cedar" />
              <rect x={left + BAR + 2} y={HEIGHT - spent} width={BAR} height={spent} className="fill-brass" />
              <text x={placeOf(at) + STEP / 2} y={HEIGHT + 16} textAnchor="middle" className="fill-grey text-[11px]">
                {monthName(row.month, language, 'short')}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="flex gap-4 text-sm text-grey">
        <span className="inline-flex items-center gap-1">
          <svg width={12} height={12} aria-hidden="true">
            <rect width={12} height={12} className="fill-cedar" />
          </svg>
          {t('accounting.revenue')}
        </span>
        <span className="inline-flex items-center gap-1">
          <svg width={12} height={12} aria-hidden="true">
            <rect width={12} height={12} className="fill-brass" />
          </svg>
          {t('accounting.expenses')}
        </span>
      </figcaption>
    </figure>
  );
}
