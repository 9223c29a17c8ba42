import { PlannedDraftMadeV1 } from '@diwan/contracts/money/billing-plans/events';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ClientKeys } from '../client-search/client-keys.js';
import { draftFields } from '../invoices/draft-fields.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { UNSETTLED } from '../invoices/write-draft.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import { BillingPlanRepository } from './billing-plan.repository.js';
import type { BillingPlanRecord } from './billing-plan.schema.js';
import { periodWords } from './period-words.js';
import { PlanTurnRepository } from './plan-turn.repository.js';
import { comingTurns, partsOf } from './turn.rules.js';

/** What had to be asked for first. */
type Found = { area: string | null; clientKeys: string[] };

/** Makes the draft of one period of a plan. It is issued by a person or by nobody. */
@Injectable()
export class MakeTurn {
  constructor(
    private readonly plans: BillingPlanRepository,
    private readonly turns: PlanTurnRepository,
    private readonly invoices: InvoiceRepository,
    private readonly billedCases: BilledCases,
    private readonly clientKeys: ClientKeys,
    private readonly vatRates: VatRates,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** False where the plan was changed meanwhile, or somebody else made the draft: the next look sees what is. Throws UNAVAILABLE. */
  async run(plan: BillingPlanRecord, period: string): Promise<boolean> {
    const { caseId } = plan;
    const area = caseId === null ? null : ((await this.billedCases.known(null, [caseId])).get(caseId)?.area ?? null);
    try {
      const found = { area, clientKeys: await this.clientKeys.of(plan.clientId) };
      return await this.inTransaction.run((session) => this.write(plan, period, found, session));
    } catch (fault) {
      if (isDuplicateKey(fault)) return false;
      throw fault;
    }
  }

  /** The same in the transaction that is given, when all was asked for. Fails with E11000 where the draft is there. */
  async write(plan: BillingPlanRecord, period: string, found: Found, session: ClientSession): Promise<boolean> {
    const planId = String(plan._id);
    const made = new Set([...(await this.turns.made(planId, session)), period]);
    if (!(await this.plans.noteTurn(plan, nextOf(plan, made), session))) return false;
    const at = this.clock.now();
    const invoice = await this.draft(plan, period, found, session);
    const invoiceId = String(invoice._id);
    const { totals, clientId, caseId } = invoice;
    await this.turns.insert({ planId, period, invoiceId, amountMinor: totals.netMinor, madeAt: at }, session);
    const entry = { action: 'invoice.drafted', subject: 'invoice', subjectId: invoiceId, caller: { personId: null } };
    await this.audit.record({ ...entry, after: { planId, period, amountMinor: totals.netMinor } }, session);
    await this.outbox.add(PlannedDraftMadeV1, { planId, invoiceId, clientId, caseId }, session);
    return true;
  }

  private async draft(
    plan: BillingPlanRecord,
    period: string,
    found: Found,
    session: ClientSession,
  ): Promise<InvoiceRecord> {
    const { clientId, caseId, currency, language, terms, title, explanation, vatClass, schedule, amountMinor } = plan;
    const issueDate = beirutDate(this.clock.now());
    const unitPriceMinor = schedule.kind === 'stages' ? (partsOf(schedule, amountMinor).get(period) ?? 0) : amountMinor;
    const description = `${title} – ${periodWords(schedule, period, language)}`;
    const line = { description, explanation, quantityMilli: 1000, unitPriceMinor, vatClass };
    const fields = draftFields(
      {
        ...{ clientId, caseId, currency, language, issueDate, dueDate: null, terms, discount: null, notes: '' },
        lines: [{ ...line, source: { kind: 'by_hand' } }],
      },
      await this.vatRates.standardOn(issueDate, session),
    );
    return this.invoices.insert(
      { ...UNSETTLED, ...fields, ...found, state: 'draft', createdBy: plan.createdBy },
      session,
    );
  }
}

/** What comes after some periods were made; after the last one the plan has ended. */
export function nextOf(
  { schedule, pauses }: Pick<BillingPlanRecord, 'schedule' | 'pauses'>,
  made: ReadonlySet<string>,
): Pick<BillingPlanRecord, 'nextOn' | 'state'> {
  if (schedule.kind === 'stages')
    return { nextOn: null, state: schedule.stages.every(({ id }) => made.has(id)) ? 'ended' : 'active' };
  const [next] = comingTurns(schedule, { pauses, made, count: 1 });
  return { nextOn: next?.day ?? null, state: next ? 'active' : 'ended' };
}
