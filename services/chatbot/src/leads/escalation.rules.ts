import type { PayloadOf } from '@diwan/contracts/events/event';
import type { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';

/** What is told of a lead that waits, and when the next thing is to be told; null when nothing is left to tell. */
export interface Escalation {
  step: PayloadOf<typeof LeadWaitingV1>['step'];
  next: Date | null;
}

/**
 * What to tell at a moment of a lead whose escalation is due (D-031): that half of the promised time is over, later that all of it is.
 * Whoever looks too late for the first tells the second only.
 */
export function escalationAt(now: Date, respondBy: Date): Escalation {
  return now < respondBy ? { step: 'half', next: respondBy } : { step: 'due', next: null };
}
