import type { EventType } from '@diwan/contracts/events/event';
import { SUBSCRIPTIONS } from '@diwan/contracts/events/subscriptions';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { ON_EVENT } from '../events/event-inbox.js';
import { ENDPOINT } from '../http/endpoint.js';
import { ANSWERS } from '../rpc/rpc.js';
import type { Handlers } from './handlers.js';

export interface Declared {
  name: string;
  endpoints: readonly Endpoint[];
  operations: readonly Operation[];
}

/** Compares what is declared with what has exactly one handler. */
function compare(kind: string, declared: string[], handled: string[]): string[] {
  const known = new Set(declared);
  return [
    ...declared.filter((key) => !handled.includes(key)).map((key) => `${kind} ${key} has no handler`),
    ...handled.filter((key) => !known.has(key)).map((key) => `${kind} ${key} is handled but not declared`),
    ...handled.filter((key, at) => handled.indexOf(key) !== at).map((key) => `${kind} ${key} has two handlers`),
  ];
}

const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Everything that a service promises and does not do, or does without having promised it. Empty when all is well. */
export function findGaps(handlers: Handlers, { name, endpoints, operations }: Declared): string[] {
  const subscribed = SUBSCRIPTIONS.filter(({ consumers }) => (consumers as readonly string[]).includes(name));
  const reactions = handlers.carrying<EventType>(ON_EVENT).map(({ declaration }) => declaration.name);
  return [
    ...handlers.routesWithout(ENDPOINT).map((method) => `route ${method} declares no endpoint, so no access rule`),
    ...compare(
      'endpoint',
      endpoints.map(routeOf),
      handlers.carrying<Endpoint>(ENDPOINT).map(({ declaration }) => routeOf(declaration)),
    ),
    ...compare(
      'operation',
      operations.map(({ pattern }) => pattern),
      handlers.carrying<Operation>(ANSWERS).map(({ declaration }) => declaration.pattern),
    ),
    ...compare(
      'event',
      subscribed.map(({ event }) => event.name),
      // Several reactions to one event are fine.
      [...new Set(reactions)],
    ),
  ];
}
