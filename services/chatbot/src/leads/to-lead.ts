import type { Lead } from '@diwan/contracts/http/chatbot';
import type * as z from 'zod/mini';
import type { LeadRecord } from './lead.schema.js';

/** A lead as staff see it, without the record of the consent; `names` are those of the staff, by id. */
export function toLead(
  { _id, consent: _consent, escalateAt: _escalateAt, updatedAt: _updatedAt, ...lead }: LeadRecord,
  names: ReadonlyMap<string, string>,
): z.infer<typeof Lead> {
  const { answered, respondBy, createdAt } = lead;
  return {
    ...lead,
    id: _id.toHexString(),
    respondBy: respondBy.toISOString(),
    answered: answered
      ? { at: answered.at.toISOString(), by: { id: answered.by, name: names.get(answered.by) ?? null } }
      : null,
    createdAt: createdAt.toISOString(),
  };
}
