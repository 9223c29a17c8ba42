import { LeadGivenV1 } from '@diwan/contracts/intake/leads/events';
import { isAwaitingAnswer, isUnanswered } from '@diwan/contracts/intake/leads/lead-status';
import { fold } from '@diwan/contracts/shared/search-text';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { type LeadChange, LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';
import { searchKeys } from './search-keys.js';

/** Further requests that are shown with a lead. */
const MOST_SHOWN = 100;

/** Requests that a number sent while a lead of it was open: each is kept as it came, and the lead waits for an answer again (D-058). */
@Injectable()
export class FurtherRequests {
  constructor(
    @InjectModel('Lead') private readonly requests: Model<LeadRecord>,
    private readonly leads: LeadRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** The further requests of a lead, newest first, as many as are shown. */
  of(leadId: Types.ObjectId, session?: ClientSession): Promise<LeadRecord[]> {
    return this.requests
      .find({ partOf: leadId }, null, { session })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean<LeadRecord[]>();
  }

  /** A further request of a lead; null where it is none of it. */
  one(id: string, leadId: Types.ObjectId, session: ClientSession): Promise<LeadRecord | null> {
    return this.requests.findOne({ _id: id, partOf: leadId }, null, { session }).lean<LeadRecord>();
  }

  /**
   * Lets a lead wait for an answer to a further request that was stored with it. While it waits already, its earlier promise stands, but staff
   * who were told that it is over are told again. `escalateAt` is when half of the new promise is over.
   */
  async join(lead: LeadRecord, request: LeadRecord, escalateAt: Date, session: ClientSession): Promise<LeadRecord> {
    const { respondBy } = request;
    const promise = isAwaitingAnswer(lead) ? { escalateAt: lead.escalateAt ?? respondBy } : { respondBy, escalateAt };
    const owner = await this.ownerWith(lead, request, session);
    const joined = await this.leads.change(
      lead,
      {
        ...promise,
        owner,
        furtherUnanswered: (lead.furtherUnanswered ?? 0) + 1,
        searchKeys: [...new Set([...(lead.searchKeys ?? []), ...searchKeys(request)])],
      },
      session,
    );
    if (!joined) throw new Error('A lead changed within the transaction that read it');
    if (owner && owner !== (lead.owner ?? null)) await this.noteOwner(joined, owner, session);
    return joined;
  }

  /**
   * The lawyer whom a further request asks for takes care of the lead if nobody does, unless somebody else asked from the number: what they
   * wrote is not for that lawyer.
   */
  private async ownerWith(lead: LeadRecord, request: LeadRecord, session: ClientSession): Promise<string | null> {
    if (lead.owner || !request.owner) return lead.owner ?? null;
    return wishedOwner(lead, await this.all(lead._id, session));
  }

  /** Nobody of the staff gave it to them: the sender asked for them. */
  private async noteOwner({ _id, reference }: LeadRecord, ownerId: string, session: ClientSession): Promise<void> {
    const leadId = _id.toHexString();
    const line = { action: 'lead.owner-set', subject: 'lead', subjectId: leadId, before: { owner: null } };
    await this.audit.record({ ...line, after: { owner: ownerId }, caller: { personId: null } }, session);
    await this.outbox.add(LeadGivenV1, { leadId, reference, ownerId, by: null }, session);
  }

  /** Says of all further requests of a lead that they were answered, those that were already excepted. */
  async answerAll(leadId: Types.ObjectId, answered: { by: string; at: Date }, session: ClientSession): Promise<void> {
    const unanswered = { partOf: leadId, answered: null };
    await this.requests.updateMany(unanswered, { $set: { answered } }, { session });
  }

  /** All further requests of a lead, oldest first. */
  all(leadId: Types.ObjectId, session: ClientSession): Promise<LeadRecord[]> {
    return this.requests
      .find({ partOf: leadId }, null, { session })
      .sort({ createdAt: 1, _id: 1 })
      .lean<LeadRecord[]>();
  }

  /** What a lead is when some of its further requests have left it: it waits for the oldest that is left, if any, and for whom that asks. */
  async afterLeaving(lead: LeadRecord, session: ClientSession): Promise<LeadChange> {
    const left = await this.all(lead._id, session);
    const unanswered = left.filter(({ answered }) => !answered);
    return {
      searchKeys: [...new Set([lead, ...left].flatMap(searchKeys))],
      furtherUnanswered: unanswered.length,
      owner: lead.owner ?? wishedOwner(lead, left),
      ...promiseWithout(lead, unanswered[0]),
    };
  }

  /** The request that a lead waits for first: itself while it is new, else the oldest further one that nobody has answered. */
  async firstWaiting(lead: LeadRecord): Promise<LeadRecord> {
    if (lead.status === 'new') return lead;
    const oldest = this.requests.findOne({ partOf: lead._id, answered: null }).sort({ createdAt: 1, _id: 1 });
    return (await oldest.lean<LeadRecord>()) ?? lead;
  }
}

/** The promise of what is left; a lead’s own comes first while it waits, and that of the last that was answered stays. */
function promiseWithout(lead: LeadRecord, oldest: LeadRecord | undefined): LeadChange {
  if (isUnanswered(lead)) return {};
  if (!oldest) return { escalateAt: null };
  if (oldest.respondBy.getTime() === lead.respondBy.getTime()) return {};
  return { respondBy: oldest.respondBy, escalateAt: isAwaitingAnswer(lead) ? oldest.respondBy : null };
}

/** The lawyer whom the sender of a lead asked for last, where nobody else wrote from the number. */
function wishedOwner(lead: LeadRecord, requests: readonly LeadRecord[]): string | null {
  if (!requests.every((one) => isSameSender(one, lead))) return null;
  return requests.findLast(({ owner }) => owner)?.owner ?? null;
}

type Sender = Pick<LeadRecord, 'firstName' | 'lastName'>;
const nameOf = ({ firstName, lastName }: Sender) => fold(`${firstName} ${lastName}`);

/** Whether two requests of a number bear the same name, however it is spelt in its script. */
export const isSameSender = (one: Sender, other: Sender): boolean => nameOf(one) === nameOf(other);
