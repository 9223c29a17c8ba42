import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterDoubleTap, FIT, withinReach } from './zoom.js';

/** A place in the room, in pixels from its corner. */
export interface Place {
  x: number;
  y: number;
}

interface FingerWishes {
  zoom: number;
  /** The wish for another zoom, around a place that stays where it is. */
  onZoom(zoom: number, at: Place): void;
  /** A swipe along the line: 1 to the right, -1 to the left. Only while nothing is wider than the room. */
  onSwipe?(direction: 1 | -1): void;
}

/** How far a finger travels for a swipe, in pixels, and how much straighter than high. */
const SWIPE = 60;
const STRAIGHT = 2;
/** Turns of a wheel (or of two fingers on a touch pad) into zoom. */
const WHEEL = 1 / 250;

/** Fingers in a room that scrolls: two of them pinch, two taps come closer, one swipes; on a touch pad the same with Ctrl. */
export function useFingers(room: RefObject<HTMLElement | null>, { zoom, onZoom, onSwipe }: FingerWishes): void {
  const wish = useEffectEvent((wanted: number, at: Place) => {
    const next = withinReach(wanted);
    if (next !== zoom) onZoom(next, at);
  });
  const current = useEffectEvent(() => zoom);
  const swiped = useEffectEvent((across: number, down: number) => {
    if (zoom <= FIT && Math.abs(across) > SWIPE && Math.abs(across) > STRAIGHT * Math.abs(down))
      onSwipe?.(across > 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let pinch: { apart: number; zoom: number } | null = null;
    let finger: Touch | null = null;
    const placeOf = (x: number, y: number): Place => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const begin = ({ touches: [one, other] }: TouchEvent) => {
      pinch = one && other ? { apart: distance(one, other), zoom: current() } : null;
      finger = one && !other ? one : null;
    };
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!pinch || !one || !other) return;
      event.preventDefault();
      const middle = placeOf((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      wish((pinch.zoom * distance(one, other)) / pinch.apart, middle);
    };
    const end = ({ changedTouches: [lifted], touches }: TouchEvent) => {
      if (finger && lifted && touches.length === 0)
        swiped(lifted.clientX - finger.clientX, lifted.clientY - finger.clientY);
      if (touches.length < 2) pinch = null;
      finger = null;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      wish(current() * Math.exp(-event.deltaY * WHEEL), placeOf(event.clientX, event.clientY));
    };
    const doubled = (event: MouseEvent) => wish(afterDoubleTap(current()), placeOf(event.clientX, event.clientY));
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('touchstart', begin, { passive: true, signal });
    element.addEventListener('touchmove', move, { passive: false, signal });
    element.addEventListener('touchend', end, { passive: true, signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('dblclick', doubled, { signal });
    return () => ending.abort();
  }, [room]);
}

const distance = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
