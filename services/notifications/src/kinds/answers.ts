/** What we answer by ourselves to whoever writes to our number. */
export const ANSWERS = ['stopped', 'started', 'help', 'media_too_large', 'media_refused'] as const;
export type Answer = (typeof ANSWERS)[number];
