import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadAnsweredV1 } from '@diwan/contracts/intake/leads/events';
import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { Injectable } from '@nestjs/common';
import { LeadRepository } from './lead.repository.js';
import { LeadTimeline } from './lead-timeline.js';

/** Requests for a consultation of somebody who was erased go with them: what they wrote, and what staff noted about it (PORT-08). */
@Injectable()
export class EraseLeadsWhenPersonErased {
  constructor(
    private readonly leads: LeadRepository,
    private readonly timeline: LeadTimeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent(PersonErasedV1)
  handle({ personId }: PayloadOf<typeof PersonErasedV1>): Deed<void> {
    return {
      commit: async (session) => {
        for (const lead of await this.leads.eraseOfClient(personId, session)) {
          await this.timeline.erase(lead._id, session);
          const leadId = lead._id.toHexString();
          if (isAwaitingAnswer(lead)) await this.outbox.add(LeadAnsweredV1, { leadId }, session);
          const line = { action: 'lead.erased', subject: 'lead', subjectId: leadId };
          await this.audit.record({ ...line, caller: { personId: null } }, session);
        }
      },
    };
  }
}
