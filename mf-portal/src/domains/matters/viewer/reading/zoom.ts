/** As wide as the room. */
export const FIT = 1;
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [LEAST, MOST] = [0.5, 4];
/** What a double tap leads to, and back. */
const CLOSE = 2;

/** The next larger step, or the same at the end. */
export const zoomIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;

/** The next smaller step, or the same at the end. */
export const zoomOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;

/** What fingers wish, within what can be drawn. */
export const withinReach = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));

/** Closer, or back to the whole width. */
export const afterDoubleTap = (zoom: number): number => (zoom > FIT ? FIT : CLOSE);
