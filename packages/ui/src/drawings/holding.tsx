import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, type Point, wovenStar } from './geometry.js';

const TOP: Point = [60, 36];
const HELD: Point[] = [
  [22, 94],
  [60, 94],
  [98, 94],
];

/** One star that carries three. */
export function HoldingDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={wovenStar(8, 2, 32, TOP, 22.5)} />
      <path className="ui-fine" d={wovenStar(8, 3, 32, TOP, 22.5)} />
      <path className="ui-brass-fill" d={khatam(8, TOP, 22.5)} />
      <path className="ui-brass" d="M60 65.5V78M22 78V71.5H98V78" />
      <path d={HELD.map((share) => wovenStar(8, 2, 16, share)).join('')} />
      <path className="ui-cedar-fill" d={HELD.map((share) => khatam(4, share)).join('')} />
    </Drawing>
  );
}
