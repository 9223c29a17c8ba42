import type { PayloadOf } from '@diwan/contracts/events/event';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
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
  ) {}

  @OnEvent(PersonErasedV1)
  handle({ personId }: PayloadOf<typeof PersonErasedV1>): Deed<void> {
    return {
      commit: async (session) => {
        for (const id of await this.leads.eraseOfClient(personId, session)) {
          await this.timeline.erase(id, session);
          const line = { action: 'lead.erased', subject: 'lead', subjectId: id.toHexString() };
          await this.audit.record({ ...line, caller: { personId: null } }, session);
        }
      },
    };
  }
}
