import { stagesOfCases } from '@diwan/contracts/matters/cases/questions';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BillingPlanRepository } from './billing-plan.repository.js';
import type { BillingPlanRecord } from './billing-plan.schema.js';
import { MakeTurn } from './make-turn.js';
import { PlanTurnRepository } from './plan-turn.repository.js';
import { dueTurns } from './turn.rules.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 10 * 60_000;
/** Plans that are read at once. */
const BATCH = 100;

/**
 * Makes the drafts that plans owe: of each period one, however many instances look, and all that were missed while nobody did. One that
 * cannot be made now does not stand in the way of the others.
 */
@Injectable()
export class MakeTurns implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('billing-plans.stalled', { error }),
  });

  constructor(
    private readonly plans: BillingPlanRepository,
    private readonly turns: PlanTurnRepository,
    private readonly makeTurn: MakeTurn,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks now: a plan was made or goes on. */
  soon(): void {
    this.rounds.poke();
  }

  /** Looks once. */
  async look(isStopped = () => false): Promise<void> {
    const today = beirutDate(this.clock.now());
    await this.each(
      (after) => this.plans.due(today, after, BATCH),
      (plans) => this.recurring(plans, today, isStopped),
    );
    await this.each(
      (after) => this.plans.staged(after, BATCH),
      (plans) => this.staged(plans, isStopped),
    );
  }

  private async each(
    next: (after: BillingPlanRecord | null) => Promise<BillingPlanRecord[]>,
    work: (plans: readonly BillingPlanRecord[]) => Promise<void>,
  ): Promise<void> {
    let after: BillingPlanRecord | null = null;
    do {
      const found: BillingPlanRecord[] = await next(after);
      if (found.length > 0) await work(found);
      after = found.length < BATCH ? null : (found.at(-1) ?? null);
    } while (after);
  }

  private async recurring(plans: readonly BillingPlanRecord[], today: string, isStopped: () => boolean): Promise<void> {
    const made = await this.turns.ofSome(plans.map(({ _id }) => String(_id)));
    for (const plan of plans) {
      const { schedule, pauses } = plan;
      if (schedule.kind !== 'recurring') continue;
      const known = made.get(String(plan._id)) ?? new Set<string>();
      for (const { period } of dueTurns(schedule, { pauses, made: known, today })) {
        if (isStopped()) return;
        await this.make(plan, period);
      }
    }
  }

  private async staged(plans: readonly BillingPlanRecord[], isStopped: () => boolean): Promise<void> {
    const ids = [...new Set(plans.flatMap(({ caseId }) => caseId ?? []))];
    const cases = await this.rpc.ask(stagesOfCases, { ids, by: null });
    const reached = new Map(
      cases.map(({ caseId, stages }) => [caseId, new Set(stages.filter((one) => one.reached).map(({ id }) => id))]),
    );
    const made = await this.turns.ofSome(plans.map(({ _id }) => String(_id)));
    for (const plan of plans) {
      const { schedule, caseId } = plan;
      if (schedule.kind !== 'stages' || caseId === null) continue;
      for (const { id } of schedule.stages) {
        if (isStopped()) return;
        if (reached.get(caseId)?.has(id) && !made.get(String(plan._id))?.has(id)) await this.make(plan, id);
      }
    }
  }

  private async make(plan: BillingPlanRecord, period: string): Promise<void> {
    await this.makeTurn
      .run(plan, period)
      .catch((error: unknown) => this.log.error('billing-plans.failed', { error, planId: String(plan._id), period }));
  }
}
