/** What comes of a press below a notice of a hearing. `elsewhere`: it cannot be said here, only after signing in. */
export const PRESS_ANSWERS = ['attending', 'cannot', 'directions', 'changed', 'over', 'elsewhere'] as const;
export type PressAnswer = (typeof PRESS_ANSWERS)[number];
