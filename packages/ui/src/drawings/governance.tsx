import { Drawing, type DrawingProps } from './drawing.js';
import { ring, star, wovenStar } from './geometry.js';

const SEATS = ring(12, 50);

/** Twelve seats round one table, each in line with the others. */
export function GovernanceDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="ui-fine" d={wovenStar(12, 4, 44)} />
      <path d={wovenStar(12, 5, 44)} />
      {SEATS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x.toFixed(2)} cy={y.toFixed(2)} r="4.5" />
      ))}
      <circle className="ui-brass" cx="60" cy="60" r="11.4" />
      <path className="ui-brass-fill" d={star(12, 7, 4.2)} />
    </Drawing>
  );
}
