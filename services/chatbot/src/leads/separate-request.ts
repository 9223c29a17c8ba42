import { LeadGivenV1 } from '@diwan/contracts/intake/leads/events';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ChangeLead, type Written } from './change-lead.js';
import { FurtherRequests, isSameSender } from './further-requests.js';
import { type LeadChange, LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';
import { LeadTimeline } from './lead-timeline.js';
import { searchKeys } from './search-keys.js';

/** Who separates, and which of the staff may be given leads now. */
interface Separating {
  caller: SignedInCaller;
  able: readonly string[];
}

/** Makes a further request a lead of its own: numbers are shared, and its sender need not be the person of the lead (D-058). */
@Injectable()
export class SeparateRequest {
  constructor(
    private readonly change: ChangeLead,
    private readonly further: FurtherRequests,
    private readonly leads: LeadRepository,
    private readonly timeline: LeadTimeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Answers with the lead that it leaves. Throws UNAVAILABLE; the deed NOT_FOUND, and CONFLICT for another version. */
  async run(
    { id, requestId }: { id: string; requestId: string },
    version: number,
    caller: SignedInCaller,
  ): Promise<Deed<LeadRecord>> {
    const by = { caller, able: await this.able() };
    const commit = (session: ClientSession) =>
      this.change.run({ id, version }, (lead) => this.decide(lead, requestId, by, session), caller, session);
    return { commit };
  }

  /** Staff who may be given leads: somebody whom a request asked for may not be any more. Throws UNAVAILABLE. */
  able(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: 'lead:own' });
  }

  /**
   * Separates what was sent under another name than a lead that becomes a client: all that is left is given to the client and erased with
   * them. Answers with what the lead is then.
   */
  async othersThanClient(lead: LeadRecord, by: Separating, session: ClientSession): Promise<LeadChange> {
    const others = (await this.further.all(lead._id, session)).filter((request) => !isSameSender(request, lead));
    if (others.length === 0) return {};
    for (const request of others) {
      await this.makeLead(request, lead, by, session);
      const line = { what: 'separated', text: request.reference } as const;
      await this.timeline.add({ ...line, leadId: lead._id, at: this.clock.now(), by: by.caller.personId }, session);
    }
    return this.further.afterLeaving(lead, session);
  }

  private async decide(lead: LeadRecord, requestId: string, by: Separating, session: ClientSession): Promise<Written> {
    const request = await this.further.one(requestId, lead._id, session);
    if (!request) throw new DomainError('NOT_FOUND');
    await this.makeLead(request, lead, by, session);
    return {
      fields: await this.further.afterLeaving(lead, session),
      line: { what: 'separated', text: request.reference },
      action: 'lead.separated',
      before: {},
      after: { separated: request.reference },
    };
  }

  /**
   * It is contacted where it was answered, else new: staff are told of its promise then, even when that is over, and the lawyer whom it asks
   * for that it is theirs.
   */
  private async makeLead(request: LeadRecord, lead: LeadRecord, { caller, able }: Separating, session: ClientSession) {
    const status = request.answered ? 'contacted' : 'new';
    const escalateAt = request.answered ? null : request.respondBy;
    const owner = request.owner && able.includes(request.owner) ? request.owner : null;
    const fields = { partOf: null, status, escalateAt, owner, searchKeys: searchKeys(request) } as const;
    if (!(await this.leads.change(request, fields, session))) throw new DomainError('CONFLICT');
    const stamp = { leadId: request._id, at: this.clock.now(), by: caller.personId };
    await this.timeline.add({ ...stamp, what: 'separated_from', text: lead.reference }, session);
    const subjectId = request._id.toHexString();
    const changes = { before: {}, after: { separatedFrom: lead.reference, ...(owner && { owner }) } };
    await this.audit.record({ action: 'lead.separated', subject: 'lead', subjectId, ...changes, caller }, session);
    if (!owner) return;
    await this.timeline.add({ ...stamp, what: 'owner', owner }, session);
    const event = { leadId: subjectId, reference: request.reference, ownerId: owner, by: caller.personId };
    await this.outbox.add(LeadGivenV1, event, session);
  }
}
