import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS } from '@diwan/contracts/demo/billed-matters';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BillingPlanRepository } from '../billing-plans/billing-plan.repository.js';
import { MakeTurn, nextOf } from '../billing-plans/make-turn.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';
import { keysOf } from './demo-billing.js';
import { DemoSteps } from './demo-steps.js';
import { type DemoPlan, demoPlans } from './plans.js';

/** Plans of the demo that come again and in stages; one made a draft on the first day, as the service itself makes it. */
@Injectable()
export class DemoPlans {
  constructor(
    private readonly demoSteps: DemoSteps,
    private readonly plans: BillingPlanRepository,
    private readonly makeTurn: MakeTurn,
    private readonly clock: Clock,
  ) {}

  /** Those that are not there yet. */
  async load(): Promise<void> {
    const today = beirutDate(this.clock.now());
    const step = await this.demoSteps.begin('billing-plans', today);
    const all = demoPlans(step.today, { client: DEMO_CLIENT.id, arabicClient: DEMO_ARABIC_CLIENT.id });
    for (const [place, plan] of all.entries()) {
      if (place < step.done) continue;
      const next = { _id: step._id, done: place };
      await this.demoSteps.write(next, 1, (session) => this.write(plan, step.today, session));
    }
  }

  private async write({ isPaused, ...plan }: DemoPlan, today: string, session: ClientSession): Promise<void> {
    const pauses = isPaused ? [{ from: dayAfter(today, -15), until: null }] : [];
    const next = isPaused
      ? { state: 'paused' as const, nextOn: null }
      : nextOf({ schedule: plan.schedule, pauses }, new Set());
    const fields = { ...plan, pauses, made: 0, createdBy: DEMO_OWNER.id, ...next };
    const record = await this.plans.insert(fields, session);
    if (record.nextOn !== today) return;
    const area = BILLED_MATTERS.find(({ caseId }) => caseId === record.caseId)?.area ?? null;
    const found = { area, clientKeys: keysOf(record.clientId) };
    await this.makeTurn.write(record, today.slice(0, 7), found, session);
  }
}
