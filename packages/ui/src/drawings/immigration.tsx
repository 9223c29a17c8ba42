import { Drawing, type DrawingProps } from './drawing.js';
import { arch, khatam, star } from './geometry.js';

/** The globe behind the gate: parallels and meridians as ellipses of one circle. */
const GLOBE = [8, 22, 33].map((half) => `M60 27A${half} 35 0 0 1 60 97A${half} 35 0 0 1 60 27`).join('');

/** A gate that stands open before the world, and the rose that says where one goes. */
export function ImmigrationDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={arch(60, 110, 96, 98)} />
      <path className="ui-fine" d={arch(60, 110, 88, 92)} />
      <circle cx="60" cy="62" r="35" />
      <path className="ui-fine" d={GLOBE} />
      <path className="ui-fine" d="M25 62H95M29.5 45H90.5M29.5 79H90.5" />
      <path className="ui-brass" d={star(4, 20, 5, [60, 62])} />
      <path className="ui-brass-fill" d={khatam(4.5, [60, 62])} />
      <path d="M6 110H114" />
    </Drawing>
  );
}
