import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { postponeHearing } from '@diwan/contracts/matters/hearings/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { POSTPONE } from './hearing.machine.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingFields } from './hearing-fields.js';
import { HearingReach } from './hearing-reach.js';
import { HearingTimeline } from './hearing-timeline.js';
import { lastingAnswers } from './standing-answers.rules.js';

/**
 * Postpones a hearing: it keeps its day and its reason, and a new one takes its place, in one transaction (D-134). What people were told
 * of the first goes on with the second, so that they hear of one move and of no cancellation, and so does who needs a translator.
 */
@Injectable()
export class PostponeHearing {
  constructor(
    private readonly hearingReach: HearingReach,
    private readonly hearingFields: HearingFields,
    private readonly hearingEdits: HearingEdits,
    private readonly hearingTimeline: HearingTimeline,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, VALIDATION; its deed, whose result is the new hearing, NOT_FOUND, CONFLICT. */
  async run(
    caller: SignedInCaller,
    id: string,
    { reason, version, ...input }: InputOf<typeof postponeHearing>['body'],
  ): Promise<Deed<HearingRecord>> {
    const { hearing } = await this.hearingReach.asStaff(caller, id);
    const { courtId } = hearing;
    const place = await this.hearingFields.place(input, this.clock.now(), { courtId });
    let next: HearingRecord;
    const deed = this.hearingEdits.deed(caller, id, {
      action: 'hearing.postponed',
      version,
      move: POSTPONE,
      change: async ({ hearing: { told, ...before } }, session) => {
        const { caseId, title, description, type, opposingCounsel, preparationNotes, lawyerId } = before;
        const kept = { caseId, title, description, type, opposingCounsel, preparationNotes, lawyerId };
        const answers = lastingAnswers(before);
        const fields = { ...kept, ...place, told, answers, postponedFrom: id };
        next = await this.hearingEdits.insert(caller, fields, session);
        return { reason, postponedTo: String(next._id), told: null };
      },
      also: (_, { hearing: before, legalCase }, session) =>
        this.hearingTimeline.say(session, 'hearing.moved', next, legalCase, { formerDate: before.at, note: reason }),
    });
    return presented(deed, () => next);
  }
}
