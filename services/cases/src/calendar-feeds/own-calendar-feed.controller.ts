import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  endOwnCalendarFeed,
  getOwnCalendarFeed,
  type MadeFeed,
  makeOwnCalendarFeed,
} from '@diwan/contracts/matters/calendar-feeds/http';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CalendarFeedRepository, type FeedName } from './calendar-feed.repository.js';
import { MakeCalendarFeed, toFeed } from './make-calendar-feed.js';

/** A client's feed, or a delegate's of the client they look for: the session says whose (D-074). */
@Controller()
export class OwnCalendarFeedController {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly makeFeed: MakeCalendarFeed,
  ) {}

  @Endpoint(getOwnCalendarFeed)
  async one(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnCalendarFeed>> {
    const feed = await this.feeds.one(nameFor(caller));
    return { feed: feed && toFeed(feed) };
  }

  @Endpoint(makeOwnCalendarFeed)
  make(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof makeOwnCalendarFeed>): Promise<MadeFeed> {
    return this.makeFeed.make(caller, nameFor(caller), body.discreet);
  }

  @Endpoint(endOwnCalendarFeed)
  async end(@Caller() caller: SignedInCaller): Promise<void> {
    await this.makeFeed.end(caller, nameFor(caller));
  }
}

/** Throws what `clientView` throws: a delegate for other things has no part in hearings. */
function nameFor(caller: SignedInCaller): FeedName {
  clientView(caller, 'hearings');
  const delegationId = caller.actingFor?.delegationId ?? null;
  return { personId: caller.personId, side: 'client', caseId: null, delegationId };
}
