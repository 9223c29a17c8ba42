/** Between two pages, in pixels. */
const GAP = 12;

/** Where pages of given shapes (height by width) stand below one another when each is `width` wide: the top of each, in pixels. */
export function pagePlaces(shapes: readonly number[], width: number): number[] {
  let top = 0;
  return shapes.map((shape) => {
    const own = top;
    top += width * shape + GAP;
    return own;
  });
}

/** What is seen of them. */
export interface Sight {
  /** The page that is read: the one a third below the upper edge. From 1. */
  page: number;
  /** First and last page of which anything is seen. From 1. */
  first: number;
  last: number;
}

/** What is seen of pages at their `places` from `top` on, `height` pixels high. */
export function sightOf(places: readonly number[], top: number, height: number): Sight {
  const at = (line: number) => Math.max(1, places.findLastIndex((place) => place <= line) + 1);
  return { page: at(top + height / 3), first: at(top), last: at(top + height) };
}
