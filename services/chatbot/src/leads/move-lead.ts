import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { answerLead, moveLead } from '@diwan/contracts/intake/leads/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { ChangeLead } from './change-lead.js';
import type { LeadRecord } from './lead.schema.js';
import { answered, moved } from './lead-move.rules.js';

/** A member of staff moves a lead to another state. */
@Injectable()
export class MoveLead {
  constructor(private readonly change: ChangeLead) {}

  /** Throws VALIDATION for a lost lead without a reason; the deed NOT_FOUND, and CONFLICT for another version or a move that is not allowed. */
  run(id: string, body: InputOf<typeof moveLead>['body'], caller: SignedInCaller): Deed<LeadRecord> {
    const { to, version } = body;
    const text = to === 'lost' ? body.reason : '';
    if (to === 'lost' && text === '') throw new DomainError('VALIDATION', { fieldErrors: { reason: 'required' } });
    const decide = (lead: LeadRecord, at: Date) => ({
      fields: moved(lead, to, { by: caller.personId, at }),
      line: { what: 'moved', to, text } as const,
      action: 'lead.moved',
      before: { status: lead.status },
      after: { status: to },
    });
    return { commit: (session) => this.change.run({ id, version }, decide, caller, session) };
  }

  /**
   * Says that a lead was answered, with all that was asked until `version`, which ends its escalation (D-031, D-058). The deed throws
   * NOT_FOUND, and CONFLICT for another version and for a lead that does not wait any more.
   */
  answer(id: string, { version }: InputOf<typeof answerLead>['body'], caller: SignedInCaller): Deed<LeadRecord> {
    const decide = (lead: LeadRecord, at: Date) => {
      const fields = answered(lead, { by: caller.personId, at });
      const { status } = fields;
      return {
        fields,
        line: { what: 'answered', to: status ?? null } as const,
        action: 'lead.answered',
        before: { status: lead.status, furtherUnanswered: lead.furtherUnanswered ?? 0 },
        after: { status: status ?? lead.status, furtherUnanswered: 0 },
      };
    };
    return { commit: (session) => this.change.run({ id, version }, decide, caller, session) };
  }
}
