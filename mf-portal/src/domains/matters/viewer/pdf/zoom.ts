/** As wide as the room. */
export const FIT = 1;
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger step, or the same at the end. */
export const zoomIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;

/** The next smaller step, or the same at the end. */
export const zoomOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;
