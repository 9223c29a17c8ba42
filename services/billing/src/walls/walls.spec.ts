import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { casesKeptFrom, stagesOfCases } from '@diwan/contracts/matters/cases/questions';
import { getAccountingSummary, listDebtors } from '@diwan/contracts/money/accounting/http';
import { getRateThatHolds } from '@diwan/contracts/money/billing-rates/http';
import { getClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { decideExpense, getExpense, listExpenses } from '@diwan/contracts/money/expenses/http';
import { getInvoice, listInvoices, voidInvoice } from '@diwan/contracts/money/invoices/http';
import { getOwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { readStatement } from '@diwan/contracts/money/paper/http';
import { refuseProof } from '@diwan/contracts/money/payment-proofs/http';
import { recordPayment, voidPayment } from '@diwan/contracts/money/payments/http';
import { ratesOfClients } from '@diwan/contracts/people/clients/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { can, PERMISSIONS, type Permission } from '@diwan/contracts/shared/permission';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, line, MORNING, startBilling, TODAY } from '../../test/billing-rig.js';
import { moneyOfCase, SECRET } from '../../test/money-of-case.js';

let billing: BillingRig;
/** An admin who is kept away from the case of the first client. */
let away: SignedIn;
/** What belongs to that case, by what it is. */
let hidden: Record<string, string>;

beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(officeProfile, () => AN_OFFICE);
  billing.rpcAnswers(stagesOfCases, () => []);
  billing.rpcAnswers(ratesOfClients, () => []);
  billing.rpcAnswers(staffWithPermission, () => []);
  hidden = await moneyOfCase(billing);
  away = await billing.signInAs({ roles: ['admin'] });
  billing.keepAway(away, billing.caseA);
});
afterAll(() => billing.stop());

const isStaffs = ({ access }: Endpoint): boolean =>
  PERMISSIONS.some((one) => one === access) && can(['admin'], access as Permission);
const isOfClient = ({ path }: Endpoint): boolean => path.startsWith('/clients/:id');
const THEIRS = ENDPOINTS.billing.filter(isStaffs);
/** Those that are about one record. */
const BY_ID = THEIRS.filter((endpoint) => endpoint.path.includes('/:id') && !isOfClient(endpoint));
/** Those that tell of many, of the firm or of one client. */
const LISTS = THEIRS.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    !endpoint.bytes &&
    endpoint.path !== getRateThatHolds.path &&
    (isOfClient(endpoint) || !endpoint.path.includes(':')),
);
const MONTHS = { from: '2026-01', to: '2026-05' };
const IN_USD = { currency: 'USD' };
/** What lists are not answered without. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/accounting/summary': MONTHS,
  '/accounting/months': MONTHS,
  '/accounting/profit-and-loss': MONTHS,
  '/accounting/areas': MONTHS,
  '/accounting/vat-quarter': { year: '2026', quarter: '2' },
  '/accounting/debtors': IN_USD,
  '/accounting/realisation': MONTHS,
  '/accounting/realisation/work': { ...MONTHS, ...IN_USD },
  '/budgets': { year: '2026', ...IN_USD },
  '/client-funds/bank-files': IN_USD,
  '/client-funds/reconciliation': { day: TODAY, ...IN_USD },
  '/client-funds/reconciliations': IN_USD,
};
/** Of a list, of the first client where it is of one. */
const addressOf = ({ path }: Endpoint): string =>
  `/api/billing${path.replace(':id', billing.clientA.id)}?${new URLSearchParams(QUERIES[path])}`;
/** A payment without what it is for. */
const PAYMENT = { amount: { amountMinor: 1, currency: 'USD' as const }, day: TODAY, reference: '', notes: '' };
const titled = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('S-4: money of a case, for staff who are kept away from it', () => {
  it.each(titled(BY_ID))('%s: answers as for what does not exist', async (_, { method, path }) => {
    const http = billing.http(away);
    const answered = async (id: string) => {
      const { status, text, body } = await http.send(method, `/api/billing${path.replace(':id', id)}`);
      return [status, text.replaceAll(body.reference, '')];
    };
    const nothing = await answered('f'.repeat(24));
    if (method === 'GET') expect(nothing[0]).toBe(404);
    for (const [what, id] of Object.entries(hidden))
      expect([what, ...(await answered(id))]).toEqual([what, ...nothing]);
  });

  it.each(titled(LISTS))('%s: nothing of it is listed', async (_, endpoint) => {
    const answer = await billing.http(away).get(addressOf(endpoint));
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining(SECRET)]);
    for (const id of Object.values(hidden)) expect(answer.text).not.toContain(id);
  });

  it('naming it in what is asked or sent finds nothing either', async () => {
    const http = billing.http(away);
    const { invoice = '', expense = '', proof = '', payment = '' } = hidden;
    const paid = { allocations: [{ invoiceId: invoice, amountMinor: 1, usedMinor: null }] };
    const listed = await http.call(listInvoices, { query: { caseId: billing.caseA } });
    expect(listed.body).toMatchObject({ items: [], total: 0 });
    const paying = await http.call(recordPayment, { body: { ...PAYMENT, clientId: billing.clientA.id, ...paid } });
    expect(paying.body.code).toBe('FOREIGN_INVOICE');
    const refused = await Promise.all([
      http.call(getRateThatHolds, { query: { caseId: billing.caseA } }),
      http.call(voidInvoice, { params: { id: invoice }, body: { reason: 'Wrong client' } }),
      http.call(voidPayment, { params: { id: payment }, body: { reason: 'Wrong client' } }),
      http.call(decideExpense, { params: { id: expense }, body: { to: 'approved', version: 1 } }),
      http.call(refuseProof, { params: { id: proof }, body: { reason: 'Not readable' } }),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'NOT_FOUND'));
  });

  it('a statement that would be false without it is refused; one of another client is not', async () => {
    const period = { from: '2026-01-01', to: TODAY };
    const statement = (id: string) => billing.http(away).call(readStatement, { params: { id }, query: period });
    expect((await statement(billing.clientA.id)).body.code).toBe('FORBIDDEN');
    expect((await statement(billing.clientB.id)).status).toBe(200);
  });

  it('the costs that somebody wrote down themselves stay theirs', async () => {
    const http = billing.http(billing.owner);
    billing.keepAway(billing.owner, billing.caseA);
    const listed = await http.call(listExpenses, { query: {} });
    expect(listed.body.items).toMatchObject([{ id: hidden.expense, legalCase: null }]);
    expect((await http.call(getExpense, { params: { id: hidden.expense ?? '' } })).status).toBe(200);
  });

  it('what a client owes, has paid and what is held for them is told without it', async () => {
    const other = await billing.issued({ caseId: null, lines: [line(12_000)] });
    await billing.pay(other, 2_000);
    const account = await billing.http(away).call(getClientAccount, { params: { id: billing.clientA.id } });
    const open = { outstandingMinor: 10_000, openInvoices: 1, overdueMinor: 0, overdueInvoices: 0 };
    const rest = { paidMinor: 2_000, payments: 1, creditMinor: 0, fundsMinor: 0 };
    expect(account.body.standings).toEqual([{ currency: 'USD', ...open, ...rest }]);
  });

  it('who owes how much is told without it; who owes nothing else is not among them', async () => {
    await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB, lines: [line(90_000)] });
    const debtors = async (who: SignedIn) => {
      const { body } = await billing.http(who).call(listDebtors, { query: { currency: 'USD' } });
      const rows = body.items.map((one: { client: { id: string }; ages: { total: number; current: number } }) => [
        one.client.id,
        one.ages.total,
        one.ages.current,
      ]);
      return { total: body.total, rows };
    };
    const { id } = billing.clientA;
    expect(await debtors(away)).toEqual({
      total: 2,
      rows: [
        [billing.clientB.id, 90_000, 90_000],
        [id, 10_000, 10_000],
      ],
    });
    billing.keepAway(away, billing.caseB);
    expect(await debtors(away)).toEqual({ total: 1, rows: [[id, 10_000, 10_000]] });
    expect((await debtors(billing.accountant)).total).toBe(2);
  });

  it('results of the firm count it, whoever asks', async () => {
    const results = async (who: SignedIn) =>
      (await billing.http(who).call(getAccountingSummary, { query: MONTHS })).body.results;
    expect(await results(away)).toEqual(await results(billing.accountant));
  });

  it('colleagues who are not kept away find all of it in the same lists', async () => {
    const http = billing.http(await billing.signInAs({ roles: ['owner'] }));
    const answers = await Promise.all(LISTS.map((endpoint) => http.get(addressOf(endpoint))));
    const told = answers.map(({ text }) => text).join();
    const missed = Object.entries(hidden).filter(([, id]) => !told.includes(id));
    expect(missed).toEqual([]);
    expect(told).toContain(SECRET);
  });

  it('who may not read bills at all is told that first', async () => {
    const lawyer = await billing.signInAs({ roles: ['lawyer'] });
    billing.keepAway(lawyer, billing.caseA);
    const answer = await billing.http(lawyer).call(getInvoice, { params: { id: hidden.invoice ?? '' } });
    expect(answer.body.code).toBe('FORBIDDEN');
  });
});

describe('S-4: while cases is away', () => {
  const look = (who: SignedIn) => billing.http(who).call(getInvoice, { params: { id: hidden.invoice ?? '' } });

  it('what it said last holds for ten minutes, then nothing is shown; what was never asked is not guessed', async () => {
    expect((await look(billing.accountant)).status).toBe(200);
    const later = await billing.signInAs({ roles: ['accountant'] });
    billing.rpcAnswers(casesKeptFrom, () => {
      throw new DomainError('UNAVAILABLE');
    });
    expect((await look(billing.accountant)).status).toBe(200);
    expect((await look(away)).body.code).toBe('NOT_FOUND');
    expect((await look(later)).body.code).toBe('UNAVAILABLE');
    billing.setTime(new Date(MORNING.getTime() + 10 * 60_000 + 1));
    expect((await look(billing.accountant)).body.code).toBe('UNAVAILABLE');
  });

  it('clients read their own', async () => {
    const own = await billing.http(billing.asClientA).call(getOwnInvoice, { params: { id: hidden.invoice ?? '' } });
    expect(own.status).toBe(200);
  });
});
