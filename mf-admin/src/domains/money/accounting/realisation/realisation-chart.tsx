import type { RealisedPart, RealisedStep } from '@diwan/contracts/money/realisation/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { type Row, STEPS } from './parts.js';

const BAR = 8;
const LOOK = {
  worked: 'fill-control',
  billed: 'fill-brass',
  collected: 'fill-cedar',
} as const satisfies Record<RealisedStep, string>;

interface RealisationChartProps {
  currency: Currency;
  parts: readonly RealisedPart[];
  nameOf: (row: Row) => string;
}

/** Three bars for each part, each shorter than the one above by what was lost or waits. The table below says the same in figures. */
export function RealisationChart({ currency, parts, nameOf }: RealisationChartProps) {
  const t = useTexts();
  const { language } = useShell();
  const most = Math.max(1, ...parts.flatMap((part) => STEPS.map((step) => part[`${step}Minor`])));
  const said = t('realisation.chartSaid', { currency, most: formatMoney({ amountMinor: most, currency }) });
  return (
    <figure className="my-3 max-w-[60rem]">
      <div role="img" aria-label={said} className="grid gap-2">
        {parts.map((part) => (
          <div key={part.key} className="grid items-center gap-x-3 sm:grid-cols-[11rem_1fr]">
            <Isolate className="truncate text-sm">{nameOf(part)}</Isolate>
            <svg aria-hidden="true" className="block w-full" height={STEPS.length * BAR}>
              {STEPS.map((step, at) => {
                const long = (part[`${step}Minor`] / most) * 100;
                return (
                  <rect
                    key={step}
                    // Bars grow the way the writing goes.
                    x={language === 'ar' ? `${100 - long}%` : 0}
                    y={at * BAR}
                    width={`${long}%`}
                    height={BAR - 1}
                    className={LOOK[step]}
                  >
                    <title>{formatMoney({ amountMinor: part[`${step}Minor`], currency })}</title>
                  </rect>
                );
              })}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-4 text-sm text-grey">
        {STEPS.map((step) => (
          <span key={step} className="inline-flex items-center gap-1">
            <svg width={12} height={12} aria-hidden="true">
              <rect width={12} height={12} className={LOOK[step]} />
            </svg>
            {t(`realisation.${step}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
