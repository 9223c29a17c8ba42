import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, type Point, wovenStar } from './geometry.js';

const LEFT: Point = [41, 60];
const RIGHT: Point = [79, 60];

/** Two stars woven into each other; where they meet, a third. */
export function BusinessDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={wovenStar(8, 2, 38, LEFT, 22.5) + wovenStar(8, 2, 38, RIGHT, 22.5)} />
      <path className="ui-fine" d={khatam(21, [34, 60]) + khatam(21, [86, 60])} />
      <path className="ui-cedar-fill" d={khatam(4, [26, 60]) + khatam(4, [94, 60])} />
      <path className="ui-brass" d={khatam(13)} />
      <path className="ui-brass-fill" d={khatam(6)} />
    </Drawing>
  );
}
