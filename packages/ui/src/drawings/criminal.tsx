import { useId } from 'react';
import { Drawing, type DrawingProps } from './drawing.js';
import { arch, khatam, lines, type Point, polygon } from './geometry.js';

const WINDOW = arch(60, 110, 72, 100);
const OPENING: Point = [60, 62];
const OPEN = polygon(8, 22, OPENING, 22.5);

const LATTICE = lines(
  Array.from({ length: 23 }, (_, index) => index * 10 - 60).flatMap((shift) => [
    [
      [shift, 0],
      [shift + 120, 120],
    ] as const,
    [
      [shift + 120, 0],
      [shift, 120],
    ] as const,
  ]),
);

/** A barred window, and in the middle of the bars an opening. */
export function CriminalDrawing(props: DrawingProps) {
  const clip = useId();
  return (
    <Drawing {...props}>
      <clipPath id={clip}>
        <path d={`${WINDOW}Z${OPEN}`} clipRule="evenodd" />
      </clipPath>
      <path className="ui-fine" clipPath={`url(#${clip})`} d={LATTICE} />
      <path d={`${WINDOW}Z`} />
      <path d={arch(60, 114, 80, 108)} />
      <path d={OPEN} />
      <path className="ui-brass" d={khatam(15, OPENING)} />
      <path className="ui-brass-fill" d={khatam(5, OPENING)} />
      <path d="M14 114H106" />
    </Drawing>
  );
}
