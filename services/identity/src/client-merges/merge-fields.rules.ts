import { MergeField } from '@diwan/contracts/people/client-merges/http';
import type { ClientPerson } from '../clients/client.presenter.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { searchKeys } from '../persons/search-keys.js';
import type { Taken } from './client-merge.schema.js';

const OF_PERSON = ['name', 'email', 'whatsappNumber', 'address', 'language', 'provenWhatsapp'] as const;
type OfPerson = (typeof OF_PERSON)[number];
/** Whether people say it of themselves, rather than the firm of its client. */
export const isOfPerson = (field: Taken['field']): field is OfPerson =>
  (OF_PERSON as readonly string[]).includes(field);

/** What a client says in a field, wherever it is stored. */
export const saidIn = (person: ClientPerson, field: Taken['field']): unknown =>
  (isOfPerson(field) ? person[field] : person.client[field]) ?? null;

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const saysNothing = (value: unknown): boolean => value === null || value === '';

/** Where both say something and not the same, and where only the one who goes says something. */
export function comparedFields(kept: ClientPerson, merged: ClientPerson) {
  const fields = MergeField.options.filter((field) => {
    const theirs = saidIn(merged, field);
    return !saysNothing(theirs) && !isSameValue(theirs, saidIn(kept, field));
  });
  return {
    differing: fields.filter((field) => !saysNothing(saidIn(kept, field))),
    missing: fields.filter((field) => saysNothing(saidIn(kept, field))),
  };
}

/**
 * The fields that change when some are taken from the one who goes, each with its value before: the name in both scripts goes with the
 * name, a proof with its number, and an individual has neither registration nor tax number (D-131).
 */
export function takenFields(kept: ClientPerson, merged: ClientPerson, take: readonly MergeField[]): Taken[] {
  const wanted = new Map<Taken['field'], unknown>(take.map((field) => [field, saidIn(merged, field)]));
  if (take.includes('name')) wanted.set('names', saidIn(merged, 'names'));
  if (take.includes('whatsappNumber')) wanted.set('provenWhatsapp', saidIn(merged, 'provenWhatsapp'));
  if ((wanted.get('clientType') ?? kept.client.clientType) === 'individual')
    for (const field of ['businessRegistration', 'taxId'] as const) wanted.set(field, null);
  return [...wanted]
    .map(([field, after]) => ({ field, before: saidIn(kept, field), after }))
    .filter(({ before, after }) => !isSameValue(before, after));
}

/** The parts of a person to write, for fields with their new values; what the client is found by follows. */
export function writtenFields(
  person: ClientPerson,
  values: ReadonlyMap<Taken['field'], unknown>,
  phone: string,
): Partial<PersonRecord> {
  const own = Object.fromEntries([...values].filter(([field]) => isOfPerson(field)));
  const kept = Object.fromEntries([...values].filter(([field]) => !isOfPerson(field)));
  const client = { ...person.client, ...kept };
  const { name, email } = { ...person, ...own };
  client.searchKeys = searchKeys({ name, names: client.names ?? undefined, email, phone });
  return { ...own, client };
}
