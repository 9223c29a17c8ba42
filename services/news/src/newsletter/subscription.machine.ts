import { movesBy } from '@diwan/service-kit/deeds/machine';

/** Asked for, confirmed from the mailbox, ended. */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The moves of a subscription (D-066). Who asks again while it is active changes nothing; who asks after its end is asked to confirm anew. */
const SUBSCRIPTION_MOVES = {
  pending: ['pending', 'active', 'ended'],
  active: ['ended'],
  ended: ['pending'],
} as const satisfies Record<SubscriptionState, readonly SubscriptionState[]>;

const move = movesBy(SUBSCRIPTION_MOVES);

/** Somebody asks for it, for the first time or again. */
export const ASK = move(['pending', 'ended'], 'pending');
export const CONFIRM = move(['pending'], 'active');
export const END = move(['pending', 'active'], 'ended');
