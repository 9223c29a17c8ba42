import type { FurtherRequest, Lead, LeadLine } from '@diwan/contracts/intake/leads/http';
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

/** What a sender wrote, and when: of a lead and of a further request alike. */
const toRequest = (request: LeadRecord) => ({
  id: request._id.toHexString(),
  reference: request.reference,
  firstName: request.firstName,
  lastName: request.lastName,
  email: request.email,
  area: request.area,
  channel: request.channel,
  wish: request.wish ?? null,
  message: request.message,
  source: request.source,
  language: request.language,
  createdAt: request.createdAt.toISOString(),
});

/** A lead as staff see it, without the record of the consent. Each field is named: a later build may have stored others. */
export function toLead(lead: LeadRecord, names: Names): z.infer<typeof Lead> {
  const { phone, status, respondBy, furtherUnanswered = 0, answered, owner, clientId = null, version = 0 } = lead;
  return {
    ...toRequest(lead),
    phone,
    status,
    respondBy: respondBy.toISOString(),
    furtherUnanswered,
    answered: answered ? { at: answered.at.toISOString(), by: named(answered.by, names) } : null,
    owner: owner ? named(owner, names) : null,
    clientId,
    version,
  };
}

/** A further request of a lead as staff see it. */
export const toFurther = (request: LeadRecord): FurtherRequest => ({
  ...toRequest(request),
  isAnswered: Boolean(request.answered),
});

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
