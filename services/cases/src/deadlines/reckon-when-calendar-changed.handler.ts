import { CourtCalendarChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { DeadlineTables } from './deadline-tables.js';
import { ReckonAgain } from './reckon-again.js';

/** Another holiday or recess of the courts may move the last day of any deadline that stands. */
@Injectable()
export class ReckonWhenCalendarChanged {
  constructor(
    private readonly tables: DeadlineTables,
    private readonly reckonAgain: ReckonAgain,
  ) {}

  @OnEvent(CourtCalendarChangedV1)
  follow(): Reaction {
    return {
      commit: async (session) => this.reckonAgain.standing(await this.tables.days(session), session),
    };
  }
}
