import type { Erasure, OwnErasure } from '@diwan/contracts/people/erasures/http';
import type { PersonRecord } from '../persons/person.schema.js';
import { isClient } from '../persons/person-facts.js';
import type { ErasureRecord } from './erasure.schema.js';

const decided = ({ state, reason, askedAt, decidedAt, ground, answer, eraseAt }: ErasureRecord) => ({
  state,
  reason,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  ground,
  answer,
  eraseAt: eraseAt?.toISOString() ?? null,
});

/** A wish as its person sees it. */
export const toOwnErasure = (record: ErasureRecord): OwnErasure => ({
  id: record._id.toHexString(),
  ...decided(record),
});

/** A wish as owners see it. */
export function toErasure(record: ErasureRecord, people: ReadonlyMap<string, PersonRecord>): Erasure {
  const person = people.get(record.personId.toHexString());
  return {
    id: record._id.toHexString(),
    ...decided(record),
    personId: record.personId.toHexString(),
    name: person?.name ?? null,
    isClient: person !== undefined && isClient(person),
    decidedByName: people.get(record.decidedBy?.toHexString() ?? '')?.name ?? null,
    version: record.version,
  };
}
