import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createHearing } from '@diwan/contracts/matters/hearings/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingFields } from './hearing-fields.js';
import { HearingReach } from './hearing-reach.js';
import { HearingTimeline } from './hearing-timeline.js';

/** Schedules a hearing of a case (HEAR-01). */
@Injectable()
export class ScheduleHearing {
  constructor(
    private readonly hearingReach: HearingReach,
    private readonly hearingFields: HearingFields,
    private readonly hearingEdits: HearingEdits,
    private readonly hearingTimeline: HearingTimeline,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND (the case), VALIDATION. */
  async run(
    caller: SignedInCaller,
    { caseId, ...input }: InputOf<typeof createHearing>['body'],
  ): Promise<Deed<HearingRecord>> {
    const legalCase = await this.hearingReach.caseFor(caller, caseId);
    const fields = { caseId, ...(await this.hearingFields.details(input, legalCase, this.clock.now())) };
    return {
      commit: async (session) => {
        // Again, because somebody may have been taken off the case meanwhile.
        const still = await this.hearingReach.caseFor(caller, caseId, session);
        const hearing = await this.hearingEdits.insert(caller, fields, session);
        const subject = { subject: 'hearing', subjectId: String(hearing._id) };
        await this.audit.record({ action: 'hearing.scheduled', ...subject, after: fields, caller }, session);
        await this.hearingTimeline.say(session, 'hearing.scheduled', hearing, still);
        return hearing;
      },
    };
  }
}
