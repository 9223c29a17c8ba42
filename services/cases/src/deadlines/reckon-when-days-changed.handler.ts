import { RecessesChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { ClosedDays, closedBy } from './closed-days.js';
import { DaysKnown } from './days-known.js';
import { ReckonAgain } from './reckon-again.js';

/** Another closed day or recess may move the last day of any deadline that stands. */
@Injectable()
export class ReckonWhenDaysChanged {
  constructor(
    private readonly closedDays: ClosedDays,
    private readonly daysKnown: DaysKnown,
    private readonly reckonAgain: ReckonAgain,
  ) {}

  @OnEvent(OfficeProfileChangedV1)
  async ofFirm(): Promise<Reaction> {
    const asked = await this.closedDays.ask();
    return {
      commit: async (session) => {
        await this.closedDays.keep(asked, session);
        await this.reckonAgain.standing(await this.daysKnown.with(closedBy(asked), session), session);
      },
    };
  }

  @OnEvent(RecessesChangedV1)
  async ofCourts(): Promise<Reaction> {
    const closed = await this.closedDays.current();
    return {
      commit: async (session) => this.reckonAgain.standing(await this.daysKnown.with(closed, session), session),
    };
  }
}
