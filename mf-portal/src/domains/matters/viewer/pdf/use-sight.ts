import { type RefObject, useEffect, useMemo, useState } from 'react';
import { pagePlaces, type Sight, sightOf } from './page-places.js';

const BEGINNING: Sight = { page: 1, first: 1, last: 1 };

/** Which pages are seen in a room that scrolls, and how to bring one to its upper edge. */
export function useSight(
  room: RefObject<HTMLElement | null>,
  shapes: readonly number[],
  width: number,
): { sight: Sight; goTo(page: number): void } {
  const places = useMemo(() => pagePlaces(shapes, width), [shapes, width]);
  const [sight, setSight] = useState(BEGINNING);
  useEffect(() => {
    const element = room.current;
    if (!element || width === 0) return;
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const seen = sightOf(places, element.scrollTop, element.clientHeight);
      setSight((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
    };
    const soon = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', soon, { passive: true });
    return () => {
      element.removeEventListener('scroll', soon);
      cancelAnimationFrame(waiting);
    };
  }, [room, places, width]);
  return {
    sight,
    goTo(page) {
      const top = places[page - 1];
      if (room.current && top !== undefined) {
        room.current.scrollTop = top;
        room.current.dispatchEvent(new Event('scroll'));
      }
    },
  };
}
