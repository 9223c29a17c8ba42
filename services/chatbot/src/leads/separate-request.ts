import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ChangeLead, type Written } from './change-lead.js';
import { FurtherRequests, isSameSender } from './further-requests.js';
import { type LeadChange, LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';
import { LeadTimeline } from './lead-timeline.js';
import { searchKeys } from './search-keys.js';

/** Makes a further request a lead of its own: numbers are shared, and its sender need not be the person of the lead (D-058). */
@Injectable()
export class SeparateRequest {
  constructor(
    private readonly change: ChangeLead,
    private readonly further: FurtherRequests,
    private readonly leads: LeadRepository,
    private readonly timeline: LeadTimeline,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Answers with the lead that it leaves. The deed throws NOT_FOUND, and CONFLICT for another version. */
  run({ id, requestId }: { id: string; requestId: string }, version: number, caller: SignedInCaller): Deed<LeadRecord> {
    const commit = (session: ClientSession) =>
      this.change.run({ id, version }, (lead) => this.decide(lead, requestId, caller, session), caller, session);
    return { commit };
  }

  /**
   * Separates what was sent under another name than a lead that becomes a client: all that is left is given to the client and erased with
   * them. Answers with what the lead is then.
   */
  async othersThanClient(lead: LeadRecord, caller: SignedInCaller, session: ClientSession): Promise<LeadChange> {
    const others = (await this.further.all(lead._id, session)).filter((request) => !isSameSender(request, lead));
    if (others.length === 0) return {};
    for (const request of others) {
      await this.makeLead(request, lead, caller, session);
      const line = { what: 'separated', text: request.reference } as const;
      await this.timeline.add({ ...line, leadId: lead._id, at: this.clock.now(), by: caller.personId }, session);
    }
    return this.further.afterLeaving(lead, session);
  }

  private async decide(
    lead: LeadRecord,
    requestId: string,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<Written> {
    const request = await this.further.one(requestId, lead._id, session);
    if (!request) throw new DomainError('NOT_FOUND');
    await this.makeLead(request, lead, caller, session);
    return {
      fields: await this.further.afterLeaving(lead, session),
      line: { what: 'separated', text: request.reference },
      action: 'lead.separated',
      before: {},
      after: { separated: request.reference },
    };
  }

  /** It is contacted where it was answered, else new: staff are told of its promise then, even when that is over. */
  private async makeLead(request: LeadRecord, lead: LeadRecord, caller: SignedInCaller, session: ClientSession) {
    const status = request.answered ? 'contacted' : 'new';
    const escalateAt = request.answered ? null : request.respondBy;
    const fields = { partOf: null, status, escalateAt, searchKeys: searchKeys(request) } as const;
    if (!(await this.leads.change(request, fields, session))) throw new DomainError('CONFLICT');
    const line = { what: 'separated_from', text: lead.reference } as const;
    await this.timeline.add({ ...line, leadId: request._id, at: this.clock.now(), by: caller.personId }, session);
    const subjectId = request._id.toHexString();
    const changes = { before: {}, after: { separatedFrom: lead.reference } };
    await this.audit.record({ action: 'lead.separated', subject: 'lead', subjectId, ...changes, caller }, session);
  }
}
