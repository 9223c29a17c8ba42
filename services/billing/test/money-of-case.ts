import { askAboutBill } from '@diwan/contracts/money/bill-questions/own.http';
import { createBillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { depositFunds } from '@diwan/contracts/money/client-funds/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { createExpense } from '@diwan/contracts/money/expenses/http';
import { askForFunds, setFundThreshold } from '@diwan/contracts/money/fund-requests/http';
import { createTimeEntry } from '@diwan/contracts/money/time-entries/http';
import type { TestAnswer } from '@diwan/service-kit/testing';
import { type BillingRig, line, TODAY } from './billing-rig.js';
import { formOf } from './client-samples.js';
import { WORK } from './time-rig.js';

/** Words that stand in everything that `moneyOfCase` makes. */
export const SECRET = 'Unspeakable advice';

const USD = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

function idIn({ status, body, text }: TestAnswer): string {
  if (status >= 300) throw new Error(text);
  return body.id;
}

/** One of everything that money knows of the first client's case, with `SECRET` in it: ids by what they are of. */
export async function moneyOfCase({ clientA, caseA, ...rig }: BillingRig): Promise<Record<string, string>> {
  const staff = rig.http(rig.accountant);
  const client = rig.http(rig.asClientA);
  const invoice = await rig.issued({ lines: [line(30_000, { description: SECRET })] });
  const params = { id: invoice.id };
  const ofClient = { params: { id: clientA.id } };
  const moved = { caseId: caseA, day: TODAY, reference: '', notes: SECRET, method: 'cash' as const };
  const threshold = { caseId: caseA, currency: 'USD' as const, thresholdMinor: 100 };
  const set = await staff.call(setFundThreshold, { ...ofClient, body: threshold });
  if (set.status !== 204) throw new Error(set.text);
  return {
    case: caseA,
    invoice: invoice.id,
    draft: idIn(await rig.draft({ lines: [line(100, { description: SECRET })] })),
    payment: idIn(await rig.pay(invoice, 5_000, { notes: SECRET })),
    creditNote: idIn(
      await staff.call(createCreditNote, {
        params,
        body: { day: TODAY, reason: SECRET, lines: [{ place: 0, netMinor: 1_000 }] },
      }),
    ),
    question: idIn(await client.call(askAboutBill, { params, body: { line: null, text: SECRET } })),
    proof: idIn(await client.send('POST', `/api/billing/own/invoices/${invoice.id}/proofs`, { body: formOf() })),
    plan: idIn(
      await staff.call(createBillingPlan, {
        body: {
          ...{ clientId: clientA.id, caseId: caseA, title: SECRET, explanation: '', currency: 'USD', language: 'en' },
          ...{ terms: 'net_30', vatClass: 'exempt', amountMinor: 50_000 },
          schedule: { kind: 'recurring', every: 'month', day: 20, start: TODAY, end: null },
        },
      }),
    ),
    work: idIn(
      await rig.http(rig.owner).call(createTimeEntry, {
        body: { ...WORK, caseId: caseA, description: SECRET },
      }),
    ),
    deposit: idIn(
      await staff.call(depositFunds, { ...ofClient, body: { ...moved, amount: USD(7_000), requestId: null } }),
    ),
    request: idIn(
      await staff.call(askForFunds, {
        ...ofClient,
        body: { caseId: caseA, amount: USD(2_000), dueDay: TODAY, words: SECRET },
      }),
    ),
    expense: idIn(
      await rig.http(rig.owner).call(createExpense, {
        body: {
          ...{ description: SECRET, amount: USD(900), day: TODAY, receiptNumber: '', vendor: '', submit: true },
          ...{ clientId: clientA.id, caseId: caseA, category: 'professional', method: 'cash', billable: true },
        },
      }),
    ),
  };
}
