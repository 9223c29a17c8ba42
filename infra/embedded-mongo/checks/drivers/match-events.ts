import type { Document } from 'mongodb';
import type { ObservedEvent } from './events.js';
import { type MatchContext, Mismatch, matchValue } from './match-values.js';
import type { ExpectedEvents } from './test-file.js';

/** Compares the events of a client with the expected ones, in order. @throws Mismatch */
export function matchEvents(observed: ObservedEvent[], expected: ExpectedEvents, context: MatchContext): void {
  const { eventType = 'command', events } = expected;
  const actual = observed.filter(({ kind }) => kind === eventType);
  for (const [n, event] of events.entries()) {
    const [name = '', fields = {}] = Object.entries(event)[0] ?? [];
    const { [n]: one } = actual;
    if (one?.name !== name) throw new Mismatch(`event ${n}`, name, summary(actual));
    matchFields(one, fields, context, `event ${n}: ${one.name}`, expected.ignoreExtraFields);
  }
  if (actual.length > events.length && !expected.ignoreExtraEvents)
    throw new Mismatch('number of events', events.length, summary(actual));
}

function matchFields(
  event: ObservedEvent,
  expected: Document,
  context: MatchContext,
  at: string,
  ignoreExtraFields = false,
): void {
  const { hasServerConnectionId, hasServiceId, ...fields } = expected;
  const { serverConnectionId } = event.fields;
  const hasId = ['number', 'bigint'].includes(typeof serverConnectionId);
  if (hasServerConnectionId !== undefined && hasServerConnectionId !== hasId)
    throw new Mismatch(`${at}.serverConnectionId`, hasServerConnectionId, String(serverConnectionId));
  if (hasServiceId) throw new Mismatch(`${at}.serviceId`, 'an id', 'nothing: no load balancer');
  for (const [name, value] of Object.entries(fields))
    matchValue(event.fields[name], value, context, `${at}.${name}`, ignoreExtraFields ? 'everywhere' : 'root');
}

function summary(events: ObservedEvent[]): string {
  return events.map(({ name, fields }) => `${name} ${fields.commandName ?? ''}`.trim()).join(', ') || 'no events';
}
