import { LeadAnsweredV1, LeadGivenV1 } from '@diwan/contracts/intake/leads/events';
import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { FurtherRequests } from './further-requests.js';
import { type LeadChange, LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';
import { changeableBy } from './lead-scope.js';
import { LeadTimeline, type NewLine } from './lead-timeline.js';

/** What is written with a change: the fields, the line of the timeline and the line of the audit log. */
export interface Written {
  fields: LeadChange;
  line: Pick<NewLine, 'what' | 'to' | 'owner' | 'text'>;
  action: string;
  before: object;
  after: object;
}

/** Writes a change by staff, its line in the timeline and its line in the audit log together. */
@Injectable()
export class ChangeLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly further: FurtherRequests,
    private readonly timeline: LeadTimeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, also for one that the caller may not change; CONFLICT when it is not the version that was read (D-129); and what `decide` throws. */
  async run(
    { id, version }: { id: string; version?: number | undefined },
    decide: (lead: LeadRecord, now: Date) => Written | Promise<Written>,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<LeadRecord> {
    const read = await this.leads.oneIn(changeableBy(caller), id, session);
    if (!read || read.partOf) throw new DomainError('NOT_FOUND');
    if (version !== undefined && version !== (read.version ?? 0)) throw new DomainError('CONFLICT');
    const now = this.clock.now();
    const { fields, line, action, before, after } = await decide(read, now);
    const lead = await this.leads.change(read, fields, session);
    if (!lead) throw new DomainError('CONFLICT');
    // Whoever answers a lead answers all that was asked.
    if (fields.furtherUnanswered === 0)
      await this.further.answerAll(read._id, { by: caller.personId, at: now }, session);
    await this.timeline.add({ ...line, leadId: read._id, at: now, by: caller.personId }, session);
    await this.audit.record({ action, subject: 'lead', subjectId: id, before, after, caller }, session);
    const isOver = isAwaitingAnswer(read) && !(isAwaitingAnswer(lead) && isSame(lead.respondBy, read.respondBy));
    await this.tellNewOwner(read, lead, caller, session);
    if (isOver) await this.outbox.add(LeadAnsweredV1, { leadId: id }, session);
    return lead;
  }

  private async tellNewOwner(read: LeadRecord, lead: LeadRecord, caller: SignedInCaller, session: ClientSession) {
    const ownerId = lead.owner ?? null;
    if (ownerId === (read.owner ?? null)) return;
    const event = { leadId: lead._id.toHexString(), reference: lead.reference, ownerId, by: caller.personId };
    await this.outbox.add(LeadGivenV1, event, session);
  }
}

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
