import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { updateHearing } from '@diwan/contracts/matters/hearings/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { HOLD } from './hearing.machine.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingFields } from './hearing-fields.js';
import { HearingReach } from './hearing-reach.js';
import { HearingTimeline } from './hearing-timeline.js';
import { outcomeOf, refuseEmptyWords, refuseOthers, refuseTooEarly, TellOutcome } from './tell-outcome.js';

type Body = InputOf<typeof updateHearing>['body'];

/** Changes a hearing; whoever saw an older version is told instead of overwriting it (D-129). An outcome makes it one that was held. */
@Injectable()
export class ChangeHearing {
  constructor(
    private readonly hearingReach: HearingReach,
    private readonly hearingFields: HearingFields,
    private readonly hearingEdits: HearingEdits,
    private readonly hearingTimeline: HearingTimeline,
    private readonly tellOutcome: TellOutcome,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, VALIDATION; its deed NOT_FOUND, CONFLICT. */
  async run(caller: SignedInCaller, id: string, { version, ...body }: Body): Promise<Deed<HearingRecord>> {
    const { hearing, legalCase } = await this.hearingReach.asStaff(caller, id);
    refuseEmptyWords(body);
    const details = await this.hearingFields.details(body, legalCase, this.clock.now(), hearing);
    const becomesHeld = hearing.state === 'scheduled' && body.outcome !== '';
    if (becomesHeld) refuseTooEarly(details, this.clock.now());
    return this.hearingEdits.deed(caller, id, {
      action: 'hearing.changed',
      version,
      move: becomesHeld ? HOLD : null,
      change: (reached) => {
        refuseOthers(body, reached.legalCase);
        return { ...details, ...outcomeOf(body, reached) };
      },
      also: async (written, { hearing: before, legalCase: ofCase }, session) => {
        if (before.wallTime !== written.wallTime && written.state === 'scheduled')
          await this.hearingTimeline.say(session, 'hearing.moved', written, ofCase, { formerDate: before.at });
        await this.tellOutcome.after(written, { hearing: before, legalCase: ofCase }, session);
      },
    });
  }
}
