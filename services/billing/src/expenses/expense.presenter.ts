import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { Expense, UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { ExpenseRecord } from './expense.schema.js';
import { costOf } from './expense-vat.rules.js';

/** How long a deleted expense can be brought back: 30 days (D-125). */
export const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** Names by id. */
export interface ExpenseNames {
  people: ReadonlyMap<string, string>;
  cases: ReadonlyMap<string, Pick<BilledCase, 'id' | 'title' | 'caseNumber'>>;
}

/** An expense as staff see it. */
export function toExpense(record: ExpenseRecord, { people, cases }: ExpenseNames): Expense {
  const named = (id: string) => ({ id, name: people.get(id) ?? '' });
  const { clientId, receipt, decision, deletedAt } = record;
  const legalCase = cases.get(record.caseId ?? '');
  return {
    id: String(record._id),
    type: record.type,
    category: record.category,
    description: record.description,
    amount: { amountMinor: record.amountMinor, currency: record.currency },
    vat: record.vatMinor ? { vatMinor: record.vatMinor, rateBp: record.vatBp ?? null } : null,
    day: record.day,
    receiptNumber: record.receiptNumber,
    vendor: record.vendor,
    method: record.method,
    billable: record.billable,
    client: clientId === null ? null : named(clientId),
    legalCase: legalCase ? { id: legalCase.id, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
    receipt: receipt && { fileName: receipt.fileName, mime: receipt.mime, bytes: receipt.bytes },
    state: record.state,
    decision: decision && {
      at: decision.at.toISOString(),
      byName: people.get(decision.by) ?? '',
      reason: decision.reason,
    },
    invoiceId: record.invoiceId,
    createdBy: named(record.createdBy),
    createdAt: record.createdAt.toISOString(),
    restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString(),
    version: record.version,
  };
}

/** An expense as an invoice offers it. */
export const toUnbilled = (record: ExpenseRecord): UnbilledExpense => ({
  id: String(record._id),
  day: record.day,
  type: record.type,
  description: record.description,
  vendor: record.vendor,
  amount: { amountMinor: costOf(record), currency: record.currency },
  isVatReclaimed: (record.vatMinor ?? 0) > 0,
  caseId: record.caseId,
});
