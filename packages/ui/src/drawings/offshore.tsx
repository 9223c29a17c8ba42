import { useId } from 'react';
import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, spokes } from './geometry.js';

const SEA = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 8 }, (__, column) => [column * 20 - 10 + (row % 2) * 10, 82 + row * 10] as const),
).flat();

const scale = ([x, y]: readonly [number, number]) =>
  [10, 6.5, 3].map((r) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`).join('');

/** A star above the horizon, and the sea as a carver cuts it. */
export function OffshoreDrawing(props: DrawingProps) {
  const clip = useId();
  return (
    <Drawing {...props}>
      <clipPath id={clip}>
        <circle cx="60" cy="60" r="54" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {SEA.map((place) => (
          <path key={place.join()} className={place[1] > 102 ? 'ui-fine' : undefined} d={scale(place)} />
        ))}
        <path className="ui-fine" d={spokes(24, 32, 60, [60, 52], 0)} />
        <path d="M0 72H120" />
      </g>
      <circle cx="60" cy="60" r="54" />
      <path className="ui-brass" d={khatam(24, [60, 46])} />
      <path className="ui-brass-fill" d={khatam(9, [60, 46])} />
    </Drawing>
  );
}
