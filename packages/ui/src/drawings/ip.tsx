import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, spokes, star, wovenStar } from './geometry.js';

/** A light: the thought in the middle, and how far it reaches. */
export function IpDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={star(16, 44, 26)} />
      <path className="ui-fine" d={wovenStar(16, 5, 44)} />
      <path d={spokes(16, 48, 56)} />
      <path className="ui-fine" d={spokes(16, 48, 52, undefined, 11.25)} />
      <path className="ui-brass" d={khatam(17) + khatam(17, undefined, 22.5)} />
      <circle className="ui-brass-fill" cx="60" cy="60" r="5" />
    </Drawing>
  );
}
