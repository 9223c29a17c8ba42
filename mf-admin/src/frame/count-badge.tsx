import { formatNumber } from '@diwan/mf-kit';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../texts.js';
import type { Waiting } from './feature.js';

/** How many things wait; nothing where none does. */
export function CountBadge({ waiting }: { waiting: Waiting | undefined }) {
  const t = useTexts();
  if (!waiting || waiting.count === 0) return null;
  const { count, exact } = waiting;
  return (
    <span className="desk-count">
      <span aria-hidden="true">{exact ? formatNumber(count) : `${formatNumber(count)}+`}</span>
      <VisuallyHidden>
        {exact ? t('dashboard.waiting', { count }) : t('dashboard.waitingMore', { count: formatNumber(count) })}
      </VisuallyHidden>
    </span>
  );
}
