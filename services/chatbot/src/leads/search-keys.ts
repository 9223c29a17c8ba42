import { fold } from '@diwan/contracts/shared/search-text';
import { nameKeys, phoneKeys } from '@diwan/service-kit/store/search-keys';
import type { LeadRecord } from './lead.schema.js';

type Searched = Pick<LeadRecord, 'firstName' | 'lastName' | 'phone' | 'reference'>;

/** What a lead is found by, each key from its beginning: its name, its number by its endings, its reference as a whole and by its number. */
export function searchKeys({ firstName, lastName, phone, reference }: Searched): string[] {
  const digits = reference.replace(/\D/g, '');
  // A search without letters is read as a number of a phone: without punctuation and without zeros before it.
  const number = (reference.split('-').at(-1) ?? '').replace(/^0+/, '');
  const keys = [...nameKeys(`${firstName} ${lastName}`), ...phoneKeys(phone), fold(reference), digits, number];
  return [...new Set(keys)].filter(Boolean);
}
