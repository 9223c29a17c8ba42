import { activeClients } from '@diwan/contracts/matters/cases/questions';
import { getAccountingSummary, getAgedDebt } from '@diwan/contracts/money/accounting/http';
import { listInvoices } from '@diwan/contracts/money/invoices/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling } from '../../test/billing-rig.js';

/** Three months after the invoices of the rig's day. */
const LATER = '2026-08-20';
let billing: BillingRig;
let late: SignedIn;
const found = async (query: object) => {
  const answer = await billing.http(late).call(listInvoices, { query: { limit: 100, currency: 'USD', ...query } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.items as { balanceMinor: number }[];
};

beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(activeClients, () => []);
  // Due on 5 May (107 days ago then), 4 June (77), 20 June (61), 21 June (60), 20 July (31), 21 July (30), 19 August (1), 20 August.
  for (const [at, dueDate] of [
    ...['2026-05-05', '2026-06-04', '2026-06-20', '2026-06-21'],
    ...['2026-07-20', '2026-07-21', '2026-08-19', LATER],
  ].entries())
    await billing.issued({ issueDate: '2026-05-05', dueDate, lines: [line(1_000 * 2 ** at)] });
  const paid = await billing.issued({ issueDate: '2026-05-10', lines: [line(7_000)] });
  await billing.pay(paid, 7_000);
  billing.setTime(new Date(`${LATER}T06:00:00Z`));
  late = await billing.signInAs({ roles: ['accountant'] });
});
afterAll(() => billing.stop());

describe('OFF-06: invoices behind a figure', () => {
  it.each([
    ['current', { dueFrom: LATER }],
    ['days30', { dueFrom: '2026-07-21', dueUntil: '2026-08-19' }],
    ['days60', { dueFrom: '2026-06-21', dueUntil: '2026-07-20' }],
    ['days90', { dueFrom: '2026-05-22', dueUntil: '2026-06-20' }],
    ['older', { dueUntil: '2026-05-21' }],
  ])('aged debt of %s is what is open of those due on its days', async (age, days) => {
    const { currencies } = (await billing.http(late).call(getAgedDebt, {})).body;
    const expected = currencies[0].totals[age];
    expect(expected).toBeGreaterThan(0);
    const open = await found({ state: 'open', ...days });
    expect(open.reduce((sum, one) => sum + one.balanceMinor, 0)).toBe(expected);
  });

  it('paid invoices of a period are those issued in it', async () => {
    const query = { from: '2026-05', to: '2026-05' };
    const { paid } = (await billing.http(late).call(getAccountingSummary, { query })).body;
    expect(paid).toEqual([{ currency: 'USD', amountMinor: 7_000, count: 1 }]);
    const days = { issuedFrom: '2026-05-01', issuedUntil: '2026-05-31' };
    expect(await found({ state: 'paid', ...days })).toHaveLength(1);
    expect(await found({ state: 'paid', ...days, issuedFrom: '2026-05-11' })).toEqual([]);
  });

  it('days go together with every state: overdue stays overdue, in time stays in time', async () => {
    const wide = { dueFrom: '2026-01-01', dueUntil: '2026-12-31' };
    expect(await found({ state: 'overdue', ...wide })).toHaveLength(7);
    expect(await found({ state: 'overdue', dueFrom: '2026-07-21' })).toHaveLength(2);
    expect(await found({ state: 'sent', ...wide })).toHaveLength(1);
    expect(await found({ state: 'sent', dueUntil: '2026-08-19' })).toEqual([]);
    const day = await billing.http(late).call(listInvoices, { query: { dueFrom: 'yesterday' } as never });
    expect(day.body.code).toBe('VALIDATION');
  });
});
