import type { ConsultationWish } from '@diwan/contracts/intake/leads/http';
import { PARTS_OF_DAY, type PartOfDay, SPOKEN_LANGUAGES } from '@diwan/contracts/intake/leads/wish-options';
import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import type * as z from 'zod/mini';
import type { LeadValues } from './lead-options.js';
import { typedLine } from './typed-text.js';

export const PARTS = Object.keys(PARTS_OF_DAY) as PartOfDay[];
/** Name of the tick of a part of the day: each its own, so that what was typed comes back without scripts. */
export const tickOf = (part: PartOfDay) => `part-${part}` as const;

/** Where most who ask from abroad live; the browser's own zone is added where it is another. */
export const TIME_ZONES = [
  BEIRUT,
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Nicosia',
  'Europe/Istanbul',
  'Africa/Cairo',
  'Europe/Paris',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Stockholm',
  'Africa/Lagos',
  'Africa/Abidjan',
  'Africa/Johannesburg',
  'America/Toronto',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Caracas',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'Australia/Sydney',
  'Australia/Perth',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** The language to begin with: that of the page. */
export const spokenOn = (language: Language) => SPOKEN_LANGUAGES.find((spoken) => spoken === language) ?? 'en';

/** What was wished on the consultation page. */
export function wishOf(values: LeadValues): z.infer<typeof ConsultationWish> {
  return {
    lawyer: /^[a-z0-9-]{1,80}$/.test(values.lawyer ?? '') ? (values.lawyer ?? null) : null,
    parts: PARTS.filter((part) => values[tickOf(part)]),
    days: typedLine(values.days),
    timeZone: typedLine(values.timeZone) || null,
    spoken: SPOKEN_LANGUAGES.find((spoken) => spoken === values.spoken) ?? 'en',
  };
}
