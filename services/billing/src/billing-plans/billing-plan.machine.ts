import type { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A plan rests and goes on as often as somebody wishes; an end stands. */
const NEXT = { active: ['paused', 'ended'], paused: ['active', 'ended'], ended: [] } as const satisfies Record<
  PlanState,
  readonly PlanState[]
>;
const move = movesBy(NEXT);

export const MOVES = {
  active: move(['paused'], 'active'),
  paused: move(['active'], 'paused'),
  ended: move(['active', 'paused'], 'ended'),
} as const;
