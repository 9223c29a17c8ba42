import { Drawing, type DrawingProps } from './drawing.js';
import { arch, type Point, polygon, spokes, star } from './geometry.js';

const DIAL: Point = [60, 62];

/** A gate with a dial of forty-eight hours in it: how long custody may last at first, and that its first hours count. */
export function ArrestDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={arch(60, 110, 96, 100)} />
      <path className="ui-fine" d={arch(60, 110, 88, 94)} />
      <path d={polygon(48, 35, DIAL)} />
      <path className="ui-fine" d={polygon(48, 26, DIAL)} />
      <path className="ui-fine" d={spokes(48, 26, 35, DIAL)} />
      <path d={spokes(8, 22, 35, DIAL)} />
      <path className="ui-brass" d={star(8, 20, 12, DIAL)} />
      <path className="ui-brass-fill" d={polygon(8, 5, DIAL)} />
      <path className="ui-brass" d="M60 62V36M60 62L74 48" />
      <path d="M6 110H114" />
    </Drawing>
  );
}
