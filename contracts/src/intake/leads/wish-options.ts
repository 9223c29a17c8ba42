/** Parts of a day in which somebody may wish to talk: from and to, whole hours on their own clock. */
export const PARTS_OF_DAY = { morning: [8, 12], noon: [12, 15], afternoon: [15, 18], evening: [18, 21] } as const;
export type PartOfDay = keyof typeof PARTS_OF_DAY;

/** Languages in which the firm holds a conversation. */
export const SPOKEN_LANGUAGES = ['ar', 'en', 'fr'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

export const MAX_DAYS_TEXT = 200;
