import type { BillingPlan, BillingPlanRow } from '@diwan/contracts/money/billing-plans/http';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import type { Beside } from '../invoices/invoice.presenter.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import type { BillingPlanRecord, PlanTurnRecord } from './billing-plan.schema.js';
import { comingTurns } from './turn.rules.js';

/** So many of the next days are told. */
const COMING = 4;

/** A plan in lists. */
export function toBillingPlanRow(record: BillingPlanRecord, { names, cases }: Beside): BillingPlanRow {
  const legalCase = record.caseId === null ? undefined : cases.get(record.caseId);
  return {
    id: String(record._id),
    client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
    legalCase: legalCase ? { id: legalCase.id, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
    title: record.title,
    currency: record.currency,
    amountMinor: record.amountMinor,
    schedule: record.schedule,
    state: record.state,
    nextOn: record.state === 'active' ? record.nextOn : null,
    made: record.made,
    version: record.version,
  };
}

/** A plan with the drafts it made and what comes next. */
export function toBillingPlan(
  record: BillingPlanRecord,
  {
    turns,
    invoices,
    ...beside
  }: Beside & { turns: readonly PlanTurnRecord[]; invoices: ReadonlyMap<string, InvoiceRecord> },
): BillingPlan {
  return {
    ...toBillingPlanRow(record, beside),
    explanation: record.explanation,
    language: record.language,
    terms: record.terms,
    vatClass: record.vatClass,
    createdAt: record.createdAt.toISOString(),
    turns: turns.map(({ period, madeAt, amountMinor, invoiceId }) => {
      const invoice = invoices.get(invoiceId);
      const shown = invoice && {
        id: invoiceId,
        number: invoice.number ?? null,
        state: invoiceState(invoice, beside.today),
      };
      return { period, madeAt: madeAt.toISOString(), amountMinor, invoice: shown ?? null };
    }),
    coming: comingOf(record, turns),
  };
}

function comingOf({ schedule, pauses, state }: BillingPlanRecord, turns: readonly PlanTurnRecord[]): string[] {
  if (schedule.kind !== 'recurring' || state !== 'active') return [];
  const made = new Set(turns.map(({ period }) => period));
  return comingTurns(schedule, { pauses, made, count: COMING }).map(({ day }) => day);
}
