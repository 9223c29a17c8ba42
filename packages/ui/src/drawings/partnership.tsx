import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, polygon } from './geometry.js';

/** Two frames linked like a chain: neither lets go without the other. */
export function PartnershipDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={polygon(4, 40, [42, 60]) + polygon(4, 32, [42, 60])} />
      <path className="ui-brass" d={polygon(4, 40, [78, 60]) + polygon(4, 32, [78, 60])} />
      <path className="ui-fine" d={khatam(13, [36, 60]) + khatam(13, [84, 60])} />
      <path className="ui-cedar-fill" d={khatam(5, [36, 60])} />
      <path className="ui-brass-fill" d={khatam(5, [84, 60])} />
    </Drawing>
  );
}
