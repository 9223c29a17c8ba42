import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';

export const CHANNELS = ['whatsapp', 'phone', 'office', 'video'] as const;
export type Channel = (typeof CHANNELS)[number];
export const AREAS = Object.keys(CONTACT_AREAS) as (keyof typeof CONTACT_AREAS)[];

/** Page that a request comes from. */
export type LeadSource = 'contact' | 'consultation';

/** What was typed, by the names of the fields. */
export type LeadValues = Readonly<Record<string, string>>;

/** Fields that can be wrong, in the order of the form. */
export const CHECKED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'area',
  'message',
  'days',
  'consent',
] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

/** Where on its page a request stands: a form sent without scripts comes back there, not at the head of the page. */
export const REQUEST_ANCHOR = 'request';

export const MAX_MESSAGE = 5000;

/** A form's fields as text; of a name that comes twice the last one. */
export function valuesOf(form: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
