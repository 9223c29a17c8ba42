import { EVENT_MODULES } from '../derived/events.js';
import { SERVICES, type ServiceName } from '../shared/service.js';
import type { EventType } from './event.js';

/** An event with the service that tells it and those that react. */
export interface Subscription {
  event: EventType;
  publisher: ServiceName;
  consumers: readonly ServiceName[];
}

/** Who reacts to what, from the declarations of the events; the publisher is the first word of an event's name. */
export const SUBSCRIPTIONS: readonly Subscription[] = EVENT_MODULES.flatMap((module) =>
  Object.values<EventType>(module).map((event) => ({
    event,
    publisher: SERVICES.find((service) => event.name.startsWith(`${service}.`)) ?? unknownPublisher(event),
    consumers: event.heardBy,
  })),
);

function unknownPublisher(event: EventType): never {
  throw new Error(`The name of the event ${event.name} begins with no service.`);
}
