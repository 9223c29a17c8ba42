import { classNames } from '../class-names.js';
import { khatam, type Point } from './geometry.js';

const CENTRE: Point = [24, 24];
/** Level layers of the tree from the top: half width, height of the tips. */
const LAYERS = [
  [4.6, 12.8],
  [9, 17.8],
  [12.4, 23],
  [15.4, 28.4],
] as const;

/** Domed above, almost flat below, drawn out to the tips: as cedars hold their branches. */
const layer = ([half, y]: readonly [number, number]) =>
  `M${24 - half} ${y}Q${24 - half * 0.5} ${y - 1} ${24 - half * 0.32} ${y - 3}Q24 ${y - 4.6} ${24 + half * 0.32} ${y - 3}Q${24 + half * 0.5} ${y - 1} ${24 + half} ${y}Q24 ${y + 1.6} ${24 - half} ${y}Z`;

/** Narrow under the crown, spreading into the roots. */
const TRUNK = 'M23.2 11H24.8L25.3 31Q25.6 35.4 29.4 37H18.6Q22.4 35.4 22.7 31Z';

/** The tree and the star around it, in a square of 48: for places that draw the mark without React. */
export const CEDAR_PATHS = { tree: TRUNK + LAYERS.map(layer).join(''), star: khatam(23, CENTRE, 22.5) };

/** The mark: a cedar of four level layers in the eight-pointed star. */
export function CedarMark({ title, className }: { title?: string; className?: string }) {
  return (
    <svg
      className={classNames('ui-mark', className)}
      viewBox="0 0 48 48"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path d={CEDAR_PATHS.star} className="ui-mark__star" />
      <path fill="currentColor" d={CEDAR_PATHS.tree} />
    </svg>
  );
}
