import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import type { Deed } from '@diwan/service-kit/deed';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';

/** A member of staff says that a lead was answered, which ends its escalation (D-031). */
@Injectable()
export class AnswerLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The deed throws NOT_FOUND, and CONFLICT for a lead that is not new any more. */
  execute(id: string, caller: SignedInCaller): Deed<LeadRecord> {
    const commit = async (session: ClientSession) => {
      const lead = await this.leads.answer(id, { by: caller.personId, at: this.clock.now() }, session);
      if (!lead) {
        if (!(await this.leads.one(id))) throw new DomainError('NOT_FOUND');
        throw new DomainError('CONFLICT', { detail: 'This request was already answered.' });
      }
      const change = { before: { status: 'new' }, after: { status: lead.status } };
      await this.audit.record({ action: 'lead.answered', subject: 'lead', subjectId: id, ...change, caller }, session);
      return lead;
    };
    return { commit };
  }
}
