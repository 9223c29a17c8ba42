import { useId } from 'react';
import { classNames } from '../class-names.js';
import { khatam, type Point, spokes } from './geometry.js';

const TILE = 64;
const MIDDLE: Point = [TILE / 2, TILE / 2];
/** Stars touch at the middles of the tile's sides; between them crosses appear by themselves. */
const STAR = khatam(TILE / 2, MIDDLE);
const ROSE = khatam(TILE / 4.2, MIDDLE, 22.5) + spokes(8, TILE / 4.2, TILE * 0.383, MIDDLE, 22.5);

/** A carved-wood screen without end, behind a hero or a band. Its container must be positioned; it is decoration only. */
export function ScreenPattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={classNames('ui-screen-pattern', className)} aria-hidden="true" focusable="false">
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.25" />
        <path d={ROSE} fill="none" stroke="currentColor" strokeWidth="0.75" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
