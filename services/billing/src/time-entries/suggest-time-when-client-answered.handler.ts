import type { PayloadOf } from '@diwan/contracts/events/event';
import { ClientAnsweredV1 } from '@diwan/contracts/messages/conversations/events';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { TimeSuggestionRepository } from './time-suggestion.repository.js';

/** Whoever answers a client is offered to record it, once a day for each conversation however often they wrote (BILL-15). */
@Injectable()
export class SuggestTimeWhenClientAnswered {
  constructor(
    private readonly suggestions: TimeSuggestionRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(ClientAnsweredV1)
  handle({ conversationId, caseId, personId, at }: PayloadOf<typeof ClientAnsweredV1>): Deed<void> {
    const day = beirutDate(new Date(at));
    const source = `message:${conversationId}:${personId}:${day}`;
    const work = { kind: 'message', subjectId: conversationId, caseId, personId, day, source } as const;
    return { commit: (session) => this.suggestions.add({ ...work, createdAt: this.clock.now() }, session) };
  }
}
