/** A place on the drawing: x to the right, y downwards, in the units of the viewBox. */
export type Point = readonly [x: number, y: number];

/** Middle of a drawing of 120 × 120. */
export const CENTRE: Point = [60, 60];

/** To a tenth of the viewBox, a third of a pixel of the largest drawing: a page sends every digit. */
const round = (value: number) => Math.round(value * 10) / 10;

/** The point `radius` away from `centre`; 0° is up, clockwise. */
export function polar(angle: number, radius: number, [x, y]: Point = CENTRE): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

/** `count` points evenly on a circle, the first `phase` degrees from up. */
export function ring(count: number, radius: number, centre = CENTRE, phase = 0): Point[] {
  return Array.from({ length: count }, (_, index) => polar(phase + (index * 360) / count, radius, centre));
}

/** Path through the points and back to the first. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Path of separate straight lines. */
export function lines(pairs: readonly (readonly [Point, Point])[]): string {
  return pairs.map(([[a, b], [c, d]]) => `M${round(a)} ${round(b)}L${round(c)} ${round(d)}`).join('');
}

/** Outline of a star with `count` points. */
export function star(count: number, outer: number, inner: number, centre = CENTRE, phase = 0): string {
  const half = 180 / count;
  return closed(
    ring(count, outer, centre, phase).flatMap((point, index) => [
      point,
      polar(phase + half + (index * 360) / count, inner, centre),
    ]),
  );
}

/** The eight-pointed star of two squares, the letter of this alphabet. */
export const khatam = (radius: number, centre = CENTRE, phase = 0) => star(8, radius, radius * 0.7654, centre, phase);

/** All chords that skip `step` points: the woven star {count/step}. */
export function wovenStar(count: number, step: number, radius: number, centre = CENTRE, phase = 0): string {
  const points = ring(count, radius, centre, phase);
  return lines(points.map((point, index) => [point, points[(index + step) % count] as Point]));
}

/** Lines from one circle to another. */
export function spokes(count: number, from: number, to: number, centre = CENTRE, phase = 0): string {
  const inner = ring(count, from, centre, phase);
  return lines(ring(count, to, centre, phase).map((point, index) => [inner[index] as Point, point]));
}

/** Polygon with equal sides. */
export const polygon = (count: number, radius: number, centre = CENTRE, phase = 0) =>
  closed(ring(count, radius, centre, phase));

/** A pointed arch standing on `base`, as carved above doors and windows here. */
export function arch(middle: number, base: number, width: number, height: number): string {
  const [left, right] = [middle - width / 2, middle + width / 2];
  const [top, spring] = [base - height, base - height + width * 0.72];
  return `M${round(left)} ${base}V${round(spring)}Q${round(left)} ${round(top + width * 0.24)} ${middle} ${round(top)}Q${round(right)} ${round(top + width * 0.24)} ${round(right)} ${round(spring)}V${base}`;
}
