import { useTexts } from '../../../texts.js';

const WIDTH = 120;
const HEIGHT = 10;

interface UsedBarProps {
  usedMinor: number;
  budgetMinor: number | null;
}

/** How much of a budget was used, drawn and in words; what is over it is drawn in another colour and said. */
export function UsedBar({ usedMinor, budgetMinor }: UsedBarProps) {
  const t = useTexts();
  if (budgetMinor === null || budgetMinor === 0) return <span className="text-grey">{t('page.nothing')}</span>;
  const percent = Math.round((Math.max(usedMinor, 0) / budgetMinor) * 100);
  const isOver = usedMinor > budgetMinor;
  const words = t(isOver ? 'budgets.over' : 'budgets.percent', { percent });
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="rtl:-scale-x-100"
      >
        <rect width={WIDTH} height={HEIGHT} rx={3} className="fill-line" />
        <rect
          width={(WIDTH * Math.min(percent, 100)) / 100}
          height={HEIGHT}
          rx={3}
          className={isOver ? 'fill-red' : 'fill-cedar'}
        />
      </svg>
      <span className={isOver ? 'text-sm text-red' : 'text-sm text-grey'}>{words}</span>
    </span>
  );
}
