import { Drawing, type DrawingProps } from './drawing.js';
import { closed, polar, ring, spokes, wovenStar } from './geometry.js';

/** Where neighbouring chords of {11/4} cross, as a share of its radius. */
const CROSSING = Math.cos((4 * Math.PI) / 11) / Math.cos((3 * Math.PI) / 11);
const RADIUS = 46;
const SHARE = closed([
  polar(0, RADIUS),
  polar(180 / 11, RADIUS * CROSSING),
  [60, 60],
  polar(-180 / 11, RADIUS * CROSSING),
]);

/** A whole in eleven parts, one of them set apart. */
export function TaxDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="ui-brass-fill" d={SHARE} />
      <path d={wovenStar(11, 4, RADIUS)} />
      <path className="ui-fine" d={closed(ring(11, RADIUS)) + spokes(11, 0, RADIUS * CROSSING, undefined, 180 / 11)} />
      <circle cx="60" cy="60" r="52" />
      <path className="ui-fine" d={spokes(99, 52, 55)} />
      <path d={spokes(11, 52, 57)} />
    </Drawing>
  );
}
