import { type BillingRig, line } from './billing-rig.js';

/** Approved work and an approved cost of client A, with the lines that charge for them: 300 and 40 dollars. */
export async function workAndCost(billing: BillingRig) {
  const of = { clientId: billing.clientA.id, caseId: billing.caseA, billable: true, state: 'approved', version: 1 };
  const entry = await billing.model('TimeEntry').create({
    ...{ ...of, personId: 'a'.repeat(24), description: 'Drafted the reply', dateWorked: '2026-05-04', minutes: 90 },
    ...{ rate: { amountMinor: 20_000, currency: 'USD' }, rateFrom: 'firm', amountMinor: 30_000, stage: null },
  });
  const expense = await billing.model('Expense').create({
    ...{ ...of, type: 'other', category: 'other', description: 'Stamps', amountMinor: 4_000, currency: 'USD' },
    ...{ day: '2026-05-05', method: 'cash', searchWords: [], createdBy: 'a'.repeat(24) },
  });
  const entryId = String(entry._id);
  const expenseId = String(expense._id);
  const time = line(20_000, {
    ...{ description: 'Drafted the reply', quantityMilli: 1500 },
    source: { kind: 'time' as const, entryId },
  });
  const cost = line(4_000, { description: 'Stamps', source: { kind: 'expense' as const, expenseId } });
  return { entryId, expenseId, lines: [time, cost] };
}
