import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { BillingPlan, BillingPlanRow, listBillingPlans } from '@diwan/contracts/money/billing-plans/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { toBillingPlan, toBillingPlanRow } from './billing-plan.presenter.js';
import { BillingPlanRepository } from './billing-plan.repository.js';
import type { BillingPlanRecord, PlanTurnRecord } from './billing-plan.schema.js';
import { PlanTurnRepository } from './plan-turn.repository.js';

/** More than a plan makes: sixty years of months. */
const TURNS = 720;

/** Shows plans to staff with the names of people and cases, and the drafts they made. */
@Injectable()
export class BillingPlanViews {
  constructor(
    private readonly plans: BillingPlanRepository,
    private readonly turns: PlanTurnRepository,
    private readonly invoices: InvoiceRepository,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly keptCases: KeptCases,
    private readonly clock: Clock,
  ) {}

  async page(
    caller: SignedInCaller,
    query: InputOf<typeof listBillingPlans>['query'],
  ): Promise<ResponseOf<typeof listBillingPlans>> {
    const page = await this.plans.page(query, await this.keptCases.of(caller));
    const present = await this.presenter(caller, page.items);
    return { ...page, items: page.items.map(present.row) };
  }

  /** Throws NOT_FOUND. */
  async one(caller: SignedInCaller, id: string): Promise<BillingPlan> {
    const record = await this.plans.one(id);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.whole(caller, record);
  }

  async whole(caller: SignedInCaller, record: BillingPlanRecord): Promise<BillingPlan> {
    const turns = await this.turns.of(String(record._id), TURNS);
    const [present, invoices] = await Promise.all([
      this.presenter(caller, [record]),
      this.invoices.some(turns.map(({ invoiceId }) => invoiceId)),
    ]);
    return present.whole(record, turns, invoices);
  }

  /** Asks for the names that some plans need; what it answers asks nobody any more, so that transactions may use it. */
  async presenter(caller: SignedInCaller, records: readonly Pick<BillingPlanRecord, 'clientId' | 'caseId'>[]) {
    const [names, cases] = await Promise.all([
      this.people.namesOf(records.map(({ clientId }) => clientId)),
      this.billedCases.named(
        caller,
        records.map(({ caseId }) => caseId),
      ),
    ]);
    const beside = { names, cases, today: beirutDate(this.clock.now()) };
    return {
      row: (record: BillingPlanRecord): BillingPlanRow => toBillingPlanRow(record, beside),
      whole: (
        record: BillingPlanRecord,
        turns: readonly PlanTurnRecord[],
        invoices: ReadonlyMap<string, InvoiceRecord>,
      ): BillingPlan => toBillingPlan(record, { ...beside, turns, invoices }),
    };
  }
}
