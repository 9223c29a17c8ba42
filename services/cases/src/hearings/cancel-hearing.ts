import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CANCEL, REINSTATE } from './hearing.machine.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingTimeline } from './hearing-timeline.js';
import { answersTakenBack } from './standing-answers.rules.js';

/** Cancels a hearing, and takes a cancellation or a postponement back. */
@Injectable()
export class CancelHearing {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly hearingEdits: HearingEdits,
    private readonly hearingTimeline: HearingTimeline,
    private readonly clock: Clock,
  ) {}

  /** The deed throws DomainError NOT_FOUND, CONFLICT. */
  run(
    caller: SignedInCaller,
    id: string,
    { reason, version }: { reason: string; version: number },
  ): Deed<HearingRecord> {
    return this.hearingEdits.deed(caller, id, {
      action: 'hearing.cancelled',
      version,
      move: CANCEL,
      change: () => ({ reason }),
      also: (written, { legalCase }, session) =>
        this.hearingTimeline.say(session, 'hearing.cancelled', written, legalCase, { note: reason }),
    });
  }

  /**
   * Schedules it again. A hearing that took its place goes, with what people were told and said of it coming back here. The deed throws
   * DomainError NOT_FOUND, CONFLICT (also when somebody has worked on the one in its place).
   */
  takeBack(caller: SignedInCaller, id: string, version: number): Deed<HearingRecord> {
    return this.hearingEdits.deed(caller, id, {
      action: 'hearing.reinstated',
      version,
      move: REINSTATE,
      change: async ({ hearing }, session) => {
        const scheduled = { reason: '', postponedTo: null };
        if (hearing.postponedTo === null) return scheduled;
        const next = await this.hearings.one(hearing.postponedTo, session);
        if (!next) return scheduled;
        if (next.version !== 1 || next.state !== 'scheduled') throw new DomainError('CONFLICT');
        const gone = { deletedAt: this.clock.now(), told: null, tellAt: null, remindAt: null };
        const deleted = await this.hearings.change(hearing.postponedTo, 1, gone, session);
        if (!deleted) throw new DomainError('CONFLICT');
        await this.hearingEdits.tellWhoFollows(next, deleted, session);
        await this.hearingTimeline.withdraw(session, next);
        return { ...scheduled, told: next.told, answers: answersTakenBack(hearing, next) };
      },
      also: (written, { legalCase }, session) =>
        this.hearingTimeline.say(session, 'hearing.scheduled', written, legalCase),
    });
  }
}
