import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from './use-fingers.js';
import { FIT } from './zoom.js';

/** The zoom of what stands in a room that scrolls, and how to change it so that a place (its middle unless told) stays where it is. */
export function useZoom(
  room: RefObject<HTMLElement | null>,
): [zoom: number, zoomTo: (zoom: number, at?: Place) => void] {
  const [zoom, setZoom] = useState(FIT);
  const next = useRef<{ left: number; top: number } | null>(null);
  // Before the eye sees the new size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of zoom is the reason
  useLayoutEffect(() => {
    if (next.current) room.current?.scrollTo?.(next.current);
    next.current = null;
  }, [zoom]);
  const zoomTo = (wanted: number, at?: Place) => {
    const element = room.current;
    if (element) {
      const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const growth = wanted / zoom;
      next.current = { left: (element.scrollLeft + x) * growth - x, top: (element.scrollTop + y) * growth - y };
    }
    setZoom(wanted);
  };
  return [zoom, zoomTo];
}
