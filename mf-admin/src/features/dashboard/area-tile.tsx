import { Badge } from '@diwan/ui/badge';
import { Card } from '@diwan/ui/card';
import { useTexts } from '../../texts.js';

export interface AreaTileProps {
  href: string;
  title: string;
  text: string;
  /** How many things wait there; undefined where nothing is counted, or not yet. */
  waiting: number | undefined;
}

/** The way to one area, with what waits there. */
export function AreaTile({ href, title, text, waiting }: AreaTileProps) {
  const t = useTexts();
  return (
    <Card as="li" href={href} headingLevel={2} title={title}>
      <p className="text-grey">{text}</p>
      {Boolean(waiting) && (
        <p className="mt-3">
          <Badge tone="warning">{t('dashboard.waiting', { count: waiting ?? 0 })}</Badge>
        </p>
      )}
    </Card>
  );
}
