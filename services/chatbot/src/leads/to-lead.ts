import type { Lead, LeadLine } from '@diwan/contracts/intake/leads/http';
import type * as z from 'zod/mini';
import type { LeadRecord } from './lead.schema.js';
import type { LeadLineRecord } from './lead-line.schema.js';

/** Names of the staff, by id. */
export type Names = ReadonlyMap<string, string>;

const named = (id: string, names: Names) => ({ id, name: names.get(id) ?? null });

/** Ids of the staff who are named in leads and lines. */
export const peopleOf = (leads: readonly LeadRecord[], lines: readonly LeadLineRecord[] = []): string[] => [
  ...leads.flatMap(({ answered, owner }) => [answered?.by ?? [], owner ?? []].flat()),
  ...lines.flatMap(({ by, owner }) => [by, owner ?? []].flat()),
];

/** A lead as staff see it, without the record of the consent. */
export function toLead(
  {
    _id,
    consent: _consent,
    escalateAt: _escalateAt,
    updatedAt: _updatedAt,
    searchKeys: _searchKeys,
    ...lead
  }: LeadRecord,
  names: Names,
): z.infer<typeof Lead> {
  const { answered, respondBy, createdAt, owner } = lead;
  return {
    ...lead,
    wish: lead.wish ?? null,
    id: _id.toHexString(),
    respondBy: respondBy.toISOString(),
    answered: answered ? { at: answered.at.toISOString(), by: named(answered.by, names) } : null,
    owner: owner ? named(owner, names) : null,
    clientId: lead.clientId ?? null,
    createdAt: createdAt.toISOString(),
    version: lead.version ?? 0,
  };
}

/** A line of the timeline as staff see it. */
export function toLine({ _id, at, by, what, to, owner, text }: LeadLineRecord, names: Names): z.infer<typeof LeadLine> {
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    by: named(by, names),
    what,
    to,
    owner: owner ? named(owner, names) : null,
    text,
  };
}
