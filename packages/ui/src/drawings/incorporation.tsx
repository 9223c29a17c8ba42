import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, polygon } from './geometry.js';

/** Each square turns inside the last: this is how much smaller and how far round, so that corners touch sides. */
const TURN = 12;
const SHRINK = 1 / (Math.cos((TURN * Math.PI) / 180) + Math.sin((TURN * Math.PI) / 180));
const SQUARES = Array.from({ length: 10 }, (_, index) =>
  polygon(4, 70 * SHRINK ** index, undefined, 45 + TURN * index),
);

/** Square set in square, down to the first stone. */
export function IncorporationDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={SQUARES.slice(0, 2).join('')} />
      <path className="ui-fine" d={SQUARES.slice(2).join('')} />
      <path d={SQUARES[5]} />
      <path className="ui-brass" d={SQUARES[9]} />
      <path className="ui-brass-fill" d={khatam(6)} />
    </Drawing>
  );
}
