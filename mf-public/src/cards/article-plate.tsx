import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import { CedarMark } from '@diwan/ui/drawings/cedar-mark';
import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import { DrawingOf } from '../drawings/drawing-of.js';

/** Grounds that the drawings stand on; an area keeps its own, and neighbours in a list mostly differ. */
const SURFACES: Partial<Record<ArticleSummary['area'], 'cedar' | 'brass'>> = {
  other: 'cedar',
  criminal: 'cedar',
  immigration: 'cedar',
  business: 'brass',
  tax: 'brass',
  family: 'brass',
};

/** Stands where an article has no picture: the drawing of its area, large and off the middle, over the carved screen. */
export function ArticlePlate({ area }: { area: ArticleSummary['area'] }) {
  return (
    <div className="pub-plate" data-surface={SURFACES[area] ?? 'mist'} aria-hidden="true">
      <ScreenPattern />
      <div className="pub-plate__drawing">{area === 'other' ? <CedarMark /> : <DrawingOf name={area} />}</div>
    </div>
  );
}
