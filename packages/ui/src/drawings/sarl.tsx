import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, type Point, polygon, wovenStar } from './geometry.js';

const PARTS: Point[] = [
  [60, 33],
  [87, 60],
  [60, 87],
  [33, 60],
];

/** A few parts inside one clear limit. */
export function SarlDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={polygon(8, 56, undefined, 22.5) + polygon(8, 51, undefined, 22.5)} />
      <path className="ui-fine" d={wovenStar(8, 3, 51, undefined, 22.5)} />
      <path d={PARTS.map((part) => khatam(12, part, 22.5)).join('')} />
      <path className="ui-brass" d={khatam(13)} />
      <path className="ui-brass-fill" d={khatam(5)} />
    </Drawing>
  );
}
