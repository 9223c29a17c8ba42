import { Drawing, type DrawingProps } from './drawing.js';
import { arch, khatam } from './geometry.js';

const BASE = 108;
const DOORWAYS = [96, 78, 60, 42].map((width) => arch(60, BASE, width, 30 + width * 0.72));

/** Doorway within doorway, and the smallest in the middle of all. */
export function FamilyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={DOORWAYS.join('')} />
      <path className="ui-fine" d={[87, 69, 51].map((width) => arch(60, BASE, width, 30 + width * 0.72)).join('')} />
      <path d="M6 108H114" />
      <path className="ui-brass" d={khatam(12, [60, 78])} />
      <path className="ui-brass-fill" d={khatam(5, [60, 78])} />
      <path d={khatam(6.5, [50.5, 99]) + khatam(6.5, [69.5, 99])} />
    </Drawing>
  );
}
