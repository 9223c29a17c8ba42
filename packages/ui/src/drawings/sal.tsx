import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, type Point } from './geometry.js';

const STEPS = [16.5, 45.5, 74.5, 103.5];
const SHARES: Point[] = STEPS.flatMap((y) => STEPS.map((x) => [x, y] as const));
/** The share that is held here. */
const OWN: Point = [74.5, 45.5];

/** Many equal shares, joined into one sheet of stars and crosses. */
export function SalDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={SHARES.map((share) => khatam(14.5, share)).join('')} />
      <path className="ui-fine" d={SHARES.map((share) => khatam(8, share, 22.5)).join('')} />
      <path className="ui-brass" d={khatam(14.5, OWN)} />
      <path className="ui-brass-fill" d={khatam(8, OWN, 22.5)} />
    </Drawing>
  );
}
