import type { DeadlineChange } from '@diwan/contracts/matters/deadlines/http';
import { LOOK_AGAIN } from './deadline.machine.js';
import type { DeadlineRecord } from './deadline.schema.js';
import { type Days, reckon } from './reckon.rules.js';

/**
 * What becomes of a deadline when what it rests on is looked at again; null: nothing. One whose last day or first day changed is proposed
 * again, whoever had confirmed it. Its task keeps the earlier of both days until then, so that nobody is late by a change they have not seen.
 */
export function lookedAtAgain(
  deadline: DeadlineRecord,
  triggerDay: string,
  days: Days,
): Partial<DeadlineRecord> | null {
  const wasGone = deadline.changed?.because === 'hearing_gone';
  if (deadline.state === 'dismissed' && !wasGone) return null;
  const reckoning = reckon(deadline.rule, triggerDay, days);
  if (!wasGone && triggerDay === deadline.triggerDay && reckoning.day === deadline.day) return null;
  const because: DeadlineChange = triggerDay === deadline.triggerDay && !wasGone ? 'closed_days' : 'trigger';
  return {
    ...proposedAgain(deadline, because),
    ...{ triggerDay, reckoning, day: reckoning.day },
    standsAs: deadline.standsAs && earlier(deadline.standsAs, reckoning.day),
  };
}

/** The same when its hearing or the judgment is gone: what nobody confirmed goes with it, what was confirmed is for a lawyer to decide. */
export function withoutHearing(deadline: DeadlineRecord): Partial<DeadlineRecord> | null {
  if (deadline.state === 'dismissed' || deadline.changed?.because === 'hearing_gone') return null;
  const proposed = proposedAgain(deadline, 'hearing_gone');
  return deadline.standsAs === null ? { ...proposed, state: 'dismissed' } : proposed;
}

const proposedAgain = ({ day }: DeadlineRecord, because: DeadlineChange): Partial<DeadlineRecord> => ({
  state: LOOK_AGAIN.to,
  changed: { because, formerDay: day },
  decidedBy: null,
  decidedAt: null,
});

const earlier = (one: string, other: string): string => (one < other ? one : other);
