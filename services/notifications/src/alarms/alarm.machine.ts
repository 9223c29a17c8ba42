import type { AlarmKind } from '@diwan/contracts/messages/alarms/http';
import type { AlarmRecord } from './alarm.schema.js';

const HOUR = 3600_000;

/**
 * How long an alarm goes on after it was raised, in milliseconds. A budget is told of at the hour's beginning, each hour that it is used up:
 * it is over when a whole hour went by without. A session that was ended, a template that stopped or is missing, another account for clients' money, messages in doubt is an incident: over as soon as somebody has seen it.
 */
const GOES_ON = {
  codes_exhausted: 2 * HOUR,
  confirmations_exhausted: 2 * HOUR,
  session_ended: 0,
  template_stopped: 0,
  translation_missing: 0,
  payment_way_changed: 0,
  channel_down: HOUR,
  messages_in_doubt: 0,
} as const satisfies Record<AlarmKind, number>;

/** Which alarms go on at `now`, seen or not: of each kind those that were raised after a moment. */
export const goingOn = (now: Date): { kind: AlarmKind; after: Date }[] =>
  (Object.keys(GOES_ON) as AlarmKind[]).map((kind) => ({ kind, after: new Date(now.getTime() - GOES_ON[kind]) }));

type Course = Pick<AlarmRecord, 'kind' | 'since' | 'lastAt' | 'acknowledgedAt' | 'acknowledgedBy'>;

/** Open until an owner has seen it, acknowledged while it goes on, then over. */
export function stateOf({ kind, lastAt, acknowledgedAt }: Course, now: Date): 'open' | 'acknowledged' | 'over' {
  if (acknowledgedAt === null) return 'open';
  return now.getTime() < lastAt.getTime() + GOES_ON[kind] ? 'acknowledged' : 'over';
}

/** The alarm after it was raised at `at`: a new one when the one before is over, else the same that goes on; what was acknowledged stays so. */
export function raised(before: Course | null, kind: AlarmKind, at: Date, now: Date): Course {
  if (before === null || stateOf(before, now) === 'over') {
    return { kind, since: at, lastAt: at, acknowledgedAt: null, acknowledgedBy: null };
  }
  return { ...before, lastAt: at > before.lastAt ? at : before.lastAt };
}
