import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { BillingPlan, changeBillingPlan, moveBillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { MOVES } from './billing-plan.machine.js';
import { BillingPlanRepository } from './billing-plan.repository.js';
import type { BillingPlanRecord, Pause } from './billing-plan.schema.js';
import { BillingPlanViews } from './billing-plan-views.js';
import { nextOf } from './make-turn.js';
import { MakeTurns } from './make-turns.js';
import { type PlanBody, refuseChange, refusePast, refusePlan } from './plan-fields.js';
import { PlanTurnRepository } from './plan-turn.repository.js';

/** Makes, changes, pauses and ends plans. */
@Injectable()
export class EditPlans {
  constructor(
    private readonly plans: BillingPlanRepository,
    private readonly turns: PlanTurnRepository,
    private readonly planViews: BillingPlanViews,
    private readonly makeTurns: MakeTurns,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND (no such client, not their case), VALIDATION, UNAVAILABLE. */
  async add(caller: SignedInCaller, body: PlanBody): Promise<Deed<BillingPlan>> {
    refusePlan(body);
    refusePast(body, beirutDate(this.clock.now()));
    await this.refuseStrangers(caller, body);
    const next = nextOf({ schedule: body.schedule, pauses: [] }, new Set());
    if (next.state === 'ended') throw new DomainError('VALIDATION', { fieldErrors: { 'schedule.end': 'too_small' } });
    const present = await this.planViews.presenter(caller, [body]);
    const deed: Deed<BillingPlanRecord> = {
      commit: async (session) => {
        const made = { pauses: [], made: 0, createdBy: caller.personId, ...next };
        const record = await this.plans.insert({ ...body, ...made }, session);
        const entry = { action: 'billing-plan.made', subject: 'billing-plan', subjectId: String(record._id), caller };
        await this.audit.record({ ...entry, after: body }, session);
        return record;
      },
      after: async () => this.makeTurns.soon(),
    };
    return presented(deed, (record) => present.whole(record, [], new Map()));
  }

  /** Throws NOT_FOUND, CONFLICT (another version, or it has ended), VALIDATION, UNAVAILABLE. */
  async change(caller: SignedInCaller, input: InputOf<typeof changeBillingPlan>): Promise<BillingPlan> {
    const { id } = input.params;
    const { version, ...body } = input.body;
    refusePlan(body);
    await this.refuseStrangers(caller, body);
    const today = beirutDate(this.clock.now());
    const edited = { action: 'billing-plan.changed', subject: 'billing-plan', id, caller };
    const written = await this.versionedEdit.run(edited, {
      read: (session) => this.plans.one(id, session),
      change: (stored: BillingPlanRecord) => {
        if (stored.state === 'ended') throw new DomainError('CONFLICT');
        if (stored.made > 0) refuseChange(stored, body);
        else if (startOf(stored) !== startOf(body)) refusePast(body, today);
        return body;
      },
      write: async (change, stored, session) => {
        const { nextOn } = nextOf({ ...change, pauses: stored.pauses }, await this.turns.made(id, session));
        const fields = { ...change, nextOn: stored.state === 'active' ? nextOn : null };
        return this.plans.change({ _id: stored._id, version }, fields, session);
      },
    });
    this.makeTurns.soon();
    return this.planViews.whole(caller, written);
  }

  /** Throws NOT_FOUND, CONFLICT (another version, or it is there already, or has ended). */
  async move(caller: SignedInCaller, input: InputOf<typeof moveBillingPlan>): Promise<BillingPlan> {
    const { id } = input.params;
    const { to, version } = input.body;
    const today = beirutDate(this.clock.now());
    const record = await this.inTransaction.run(async (session) => {
      const stored = await this.plans.one(id, session);
      if (!stored) throw new DomainError('NOT_FOUND');
      const pauses = to === 'paused' ? [...stored.pauses, { from: today, until: null }] : endedPauses(stored, today);
      const next = nextOf({ ...stored, pauses }, await this.turns.made(id, session));
      // Where all that was left fell into the pause, there is nothing to go on with.
      const way = to === 'active' && next.state === 'ended' ? MOVES.ended : MOVES[to];
      const fields = { pauses, nextOn: way.to === 'active' ? next.nextOn : null };
      const moved = await this.plans.move({ _id: stored._id, version }, way, fields, session);
      if (!moved) throw new DomainError('CONFLICT');
      const entry = { action: 'billing-plan.moved', subject: 'billing-plan', subjectId: id, caller };
      await this.audit.record({ ...entry, before: { state: stored.state }, after: { state: way.to } }, session);
      return moved;
    });
    if (to === 'active') this.makeTurns.soon();
    return this.planViews.whole(caller, record);
  }

  private async refuseStrangers(caller: SignedInCaller, { clientId, caseId }: PlanBody): Promise<void> {
    const person = (await this.people.known([clientId])).get(clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    await this.billedCases.oneOf(caller, clientId, caseId);
  }
}

const startOf = ({ schedule }: Pick<PlanBody, 'schedule'>): string | null =>
  schedule.kind === 'recurring' ? schedule.start : null;

const endedPauses = ({ pauses }: BillingPlanRecord, today: string): Pause[] =>
  pauses.map((pause) => ({ from: pause.from, until: pause.until ?? today }));
