import type { DecidedPlan, RacePlan } from './plan.js';

/** A plan with so many results, or with all, has won. */
const ENOUGH = 101;

/** What limits the results of a query. */
interface Limits {
  skip?: number | undefined;
  limit?: number | undefined;
}

/** Tries plans of a query side by side, a step of each in turn, until one has its results. */
export function* raceOf<Query extends Limits>(
  { plans }: RacePlan,
  query: Query,
  begin: (plan: DecidedPlan, query: Query) => Generator<unknown>,
): Generator<undefined, DecidedPlan> {
  // What is to be skipped shows, too, which plan is the better one.
  const trial = { ...query, skip: 0, limit: query.limit && (query.skip ?? 0) + query.limit };
  const runners = plans.map((plan) => ({ plan, run: begin(plan, trial), found: 0 }));
  try {
    for (;;)
      for (const runner of runners) {
        const { value, done } = runner.run.next();
        if (value) runner.found++;
        if (done || runner.found === ENOUGH) return runner.plan;
        yield undefined;
      }
  } finally {
    for (const { run } of runners) run.return(undefined);
  }
}
