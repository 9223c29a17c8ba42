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
  /** How many things wait there, or more; undefined where nothing is counted, or not yet. */
  waiting: Waiting | undefined;
}

/** The way to one area, with what waits there. */
export function AreaTile({ href, title, text, waiting }: AreaTileProps) {
  const t = useTexts();
  return (
    <Card as="li" href={href} headingLevel={2} title={title}>
      <p className="text-grey">{text}</p>
      {waiting && waiting.count > 0 && (
        <p className="mt-3">
          <Badge tone="warning">
            {waiting.exact
              ? t('dashboard.waiting', { count: waiting.count })
              : t('dashboard.waitingMore', { count: formatNumber(waiting.count) })}
          </Badge>
        </p>
      )}
    </Card>
  );
}
