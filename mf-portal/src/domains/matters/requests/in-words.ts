import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import type { Language } from '@diwan/contracts/shared/language';

export type OwnItem = OwnRequest['items'][number];

/** The reader's language, or the other where only that was written. */
export const inWords = (text: { en: string; ar: string }, language: Language): string =>
  text[language] || text.en || text.ar;

/** Whether it waits for the client. */
export const waitsForMe = ({ state }: Pick<OwnItem, 'state'>): boolean => state === 'open' || state === 'refused';
