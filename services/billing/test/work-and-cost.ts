import { type BillingRig, line } from './billing-rig.js';

const ofClientA = ({ clientA, caseA }: BillingRig) => ({
  ...{ clientId: clientA.id, caseId: caseA, billable: true, state: 'approved', version: 1 },
});

/** An approved cost of client A, 40 dollars unless told otherwise, and the line that charges for it. */
export async function aCost(billing: BillingRig, more: object = {}) {
  const expense = await billing.model('Expense').create({
    ...{ ...ofClientA(billing), type: 'other', category: 'other', description: 'Stamps', amountMinor: 4_000 },
    ...{ currency: 'USD', day: '2026-05-05', method: 'cash', searchWords: [], createdBy: 'a'.repeat(24) },
    ...more,
  });
  const expenseId = String(expense._id);
  const charging = (unitPriceMinor: number, about: object = {}) =>
    line(unitPriceMinor, { description: 'Stamps', source: { kind: 'expense', expenseId }, ...about });
  return { expenseId, charging };
}

/** Approved work and an approved cost of client A, with the lines that charge for them: 300 and 40 dollars. */
export async function workAndCost(billing: BillingRig) {
  const entry = await billing.model('TimeEntry').create({
    ...{ ...ofClientA(billing), personId: 'a'.repeat(24), description: 'Drafted the reply', minutes: 90 },
    ...{ dateWorked: '2026-05-04', rate: { amountMinor: 20_000, currency: 'USD' }, rateFrom: 'firm' },
    ...{ stage: null },
  });
  const entryId = String(entry._id);
  const { expenseId, charging } = await aCost(billing);
  const time = line(20_000, {
    ...{ description: 'Drafted the reply', quantityMilli: 1500 },
    source: { kind: 'time', entryId },
  });
  return { entryId, expenseId, lines: [time, charging(4_000)] };
}
