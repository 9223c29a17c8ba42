import type { PayloadOf } from '@diwan/contracts/events/event';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { TimeSuggestionRepository } from './time-suggestion.repository.js';

/** What somebody did is offered to them as time to record (BILL-15). */
@Injectable()
export class SuggestTimeWhenWorkDone {
  constructor(
    private readonly suggestions: TimeSuggestionRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(WorkDoneV1)
  handle({ at, ...work }: PayloadOf<typeof WorkDoneV1>): Deed<void> {
    const source = `${work.kind}:${work.subjectId}:${work.personId}`;
    const suggestion = { ...work, source, day: beirutDate(new Date(at)), createdAt: this.clock.now() };
    return { commit: (session) => this.suggestions.add(suggestion, session) };
  }
}
