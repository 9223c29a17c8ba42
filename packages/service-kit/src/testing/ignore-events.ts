import type { EventType } from '@diwan/contracts/events/event';
import { SUBSCRIPTIONS } from '@diwan/contracts/events/subscriptions';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { Injectable, type Type } from '@nestjs/common';
import { OnEvent } from '../events/event-inbox.js';

/** Handlers that do nothing, for every event a service subscribed to except some: lets a test start a part of it. */
export function ignoreEventsOf(service: ServiceName, ...except: EventType[]): Type[] {
  return SUBSCRIPTIONS.filter(({ event, consumers }) => consumers.includes(service) && !except.includes(event)).map(
    ({ event }) => {
      @Injectable()
      class Ignore {
        @OnEvent(event)
        handle(): undefined {}
      }
      return Ignore;
    },
  );
}
