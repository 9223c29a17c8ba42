import { formatNumber } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Card } from '@diwan/ui/card';
import { useTexts } from '../../texts.js';

/** A number of things, or, when not `exact`, one that there are more of. */
export interface Waiting {
  count: number;
  exact: boolean;
}

export interface AreaTileProps {
  href: string;
  title: string;
  text: string;
  /** Things are counted there: their number has a place of its own, so that nothing moves when it comes. */
  isCounted?: boolean;
  /** How many things wait there, or more; undefined where nothing is counted, or not yet. */
  waiting: Waiting | undefined;
}

/** The way to one area, with what waits there. */
export function AreaTile({ href, title, text, isCounted = false, waiting }: AreaTileProps) {
  const t = useTexts();
  return (
    <Card as="li" href={href} headingLevel={2} title={title}>
      <p className="text-grey">{text}</p>
      {isCounted && (
        <div className="mt-3 min-h-7">
          {waiting && waiting.count > 0 && (
            <Badge tone="warning">
              {waiting.exact
                ? t('dashboard.waiting', { count: waiting.count })
                : t('dashboard.waitingMore', { count: formatNumber(waiting.count) })}
            </Badge>
          )}
        </div>
      )}
    </Card>
  );
}
