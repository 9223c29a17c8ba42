import { depositFunds, transferFunds } from '@diwan/contracts/money/client-funds/http';
import {
  dropBankImport,
  explainBankLine,
  importBankFile,
  listBankImports,
  readBankFile,
  reopenBankLine,
  tieBankLine,
} from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import {
  getFundsAsOf,
  listFundReconciliations,
  recordFundReconciliation,
} from '@diwan/contracts/money/fund-reconciliations/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const currency = 'USD' as const;
const staff = () => billing.http(billing.accountant);
const deposit = (day: string, amountMinor: number, reference = '') =>
  staff().call(depositFunds, {
    params: { id: billing.clientA.id },
    body: {
      ...{ caseId: null, day, reference, notes: '', method: 'bank_transfer' as const },
      amount: { amountMinor, currency },
    },
  });
const asOf = async (day = TODAY) => (await staff().call(getFundsAsOf, { query: { currency, day } })).body;
const takeIn = (text: string) => staff().call(importBankFile, { body: { currency, fileName: 'bank.csv', text } });
const record = (bankMinor: number, notes = '') =>
  staff().call(recordFundReconciliation, { body: { currency, day: TODAY, bankMinor, reference: 'No. 5', notes } });

describe('BILL-10: client money three ways', () => {
  it('is told as it was at the end of any day', async () => {
    await deposit('2026-04-10', 50_000, 'CHQ 7');
    await deposit('2026-05-04', 20_000);
    const invoice = await billing.issued({ lines: [line(30_000)] });
    await staff().call(transferFunds, {
      params: { id: invoice.id },
      body: { caseId: null, amountMinor: 30_000, notes: '' },
    });
    expect(await asOf('2026-04-09')).toMatchObject({ ledgerMinor: 0, clientsMinor: 0, clients: [] });
    expect(await asOf('2026-05-03')).toMatchObject({ ledgerMinor: 50_000, clientsMinor: 50_000 });
    expect(await asOf()).toMatchObject({
      ...{ ledgerMinor: 40_000, clientsMinor: 40_000, linesSince: null },
      clients: [{ client: billing.clientA, balanceMinor: 40_000 }],
    });
    const tomorrow = await staff().call(getFundsAsOf, { query: { currency, day: '2026-05-21' } });
    expect(tomorrow.body).toMatchObject({ code: 'VALIDATION', fieldErrors: { day: 'too_large' } });
  });

  it('takes a file of the bank in as a whole or not at all, and once; a line of two files stands once', async () => {
    const wrong = 'Date,Amount,Reference\n2026-04-10,500.00,CHQ 7\n2026-05-04,two hundred,\n';
    const { body: preview } = await staff().call(readBankFile, { body: { currency, text: wrong } });
    expect(preview).toMatchObject({ faults: [{ line: 3, fault: 'amount' }], isSameFile: false });
    expect((await takeIn(wrong)).body).toMatchObject({ code: 'FILE_REFUSED' });
    expect(await asOf()).toMatchObject({ linesSince: null });
    const april = 'Date,Amount,Reference\n2026-04-10,500.00,CHQ 7\n';
    expect((await takeIn(april)).status).toBe(201);
    expect((await takeIn(april.replaceAll('\n', '\r\n'))).body).toMatchObject({ code: 'DUPLICATE' });
    const both = `${april}2026-05-04,200.00,\n2026-05-18,75.00,Unknown\n`;
    const { body: second } = await staff().call(readBankFile, { body: { currency, text: both } });
    expect(second.lines.map(({ isKnown }: { isKnown: boolean }) => isKnown)).toEqual([true, false, false]);
    const racing = await Promise.all([takeIn(both), takeIn(both)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await takeIn(`${april}\n2026-05-04,200.00,\n`)).body).toMatchObject({ code: 'DUPLICATE' });
    const { body: imports } = await staff().call(listBankImports, { query: { currency } });
    expect(imports.map(({ lines }: { lines: number }) => lines)).toEqual([2, 1]);
    const params = { id: imports[0].id };
    expect((await staff().call(dropBankImport, { params })).status).toBe(204);
    expect((await staff().call(dropBankImport, { params })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await takeIn(both)).status).toBe(201);
  });

  it('matches what is one, shows the rest as open, and keeps what was found with its reasons', async () => {
    const found = await asOf();
    expect(found).toMatchObject({
      ...{ linesSince: '2026-04-10', matched: 2, onlyBank: 1, onlyBankMinor: 7_500, onlyBooks: 1 },
      onlyBooksMinor: -30_000,
      openLines: [{ day: '2026-05-18', amountMinor: 7_500, reference: 'Unknown' }],
      openMovements: [{ kind: 'transfer', amountMinor: -30_000 }],
    });
    const unexplained = await record(77_500);
    expect(unexplained.body).toMatchObject({ code: 'VALIDATION', fieldErrors: { notes: 'required' } });
    expect((await record(77_500, 'The transfer leaves the bank tomorrow')).status).toBe(201);
    expect((await record(40_000)).status).toBe(201);
    const { body } = await staff().call(listFundReconciliations, { query: { currency } });
    expect(body.items.map(({ bankMinor }: { bankMinor: number }) => bankMinor)).toEqual([40_000, 77_500]);
    expect(body.items[1]).toMatchObject({ ledgerMinor: 40_000, clientsMinor: 40_000, onlyBankMinor: 7_500 });
  });

  it('a line is tied by hand to several movements, to the cent, each of them once, and untied', async () => {
    const { id } = (await asOf()).openLines[0];
    const [a, b] = [(await deposit('2026-05-17', 5_000)).body, (await deposit('2026-05-19', 2_500)).body];
    const tie = (...movementIds: string[]) => staff().call(tieBankLine, { params: { id }, body: { movementIds } });
    expect((await tie(a.id)).body).toMatchObject({ code: 'VALIDATION', fieldErrors: { movementIds: 'sum_differs' } });
    expect((await tie(a.id, 'f'.repeat(24))).body.code).toBe('NOT_FOUND');
    const racing = await Promise.all([tie(a.id, b.id), tie(b.id, a.id)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await asOf()).toMatchObject({
      ...{ onlyBank: 0, onlyBooks: 1, openLines: [] },
      tiedLines: [{ line: { id, state: 'tied' }, numbers: expect.arrayContaining([a.number, b.number]) }],
    });
    // One of its movements was not booked yet.
    expect(await asOf('2026-05-18')).toMatchObject({ tiedLines: [], onlyBank: 1, onlyBooks: 1 });
    await takeIn('Date,Amount,Reference\n2026-05-19,75.00,Twin\n');
    const twin = (await asOf()).openLines.find((one: { reference: string }) => one.reference === 'Twin');
    const body = { movementIds: [a.id, b.id] };
    expect((await staff().call(tieBankLine, { params: { id: twin.id }, body })).body.code).toBe('CONFLICT');
    const reopen = () => staff().call(reopenBankLine, { params: { id } });
    expect((await reopen()).status).toBe(204);
    expect((await reopen()).body.code).toBe('CONFLICT');
    expect((await asOf()).tiedLines).toEqual([]);
  });

  it('a line that stands in no book is explained, stays a difference, and its reason is shown', async () => {
    const before = await asOf();
    const { id } = before.openLines.find((one: { reference: string }) => one.reference === 'Unknown');
    const explain = () =>
      staff().call(explainBankLine, { params: { id }, body: { reason: 'Paid in by mistake, goes back' } });
    expect((await explain()).status).toBe(204);
    expect((await explain()).body.code).toBe('CONFLICT');
    const after = await asOf();
    expect([after.onlyBank, after.onlyBankMinor]).toEqual([before.onlyBank, before.onlyBankMinor]);
    const told = { state: 'explained', reason: 'Paid in by mistake, goes back' };
    expect(after.openLines.find((one: { id: string }) => one.id === id)).toMatchObject(told);
    expect((await staff().call(reopenBankLine, { params: { id } })).status).toBe(204);
  });
});
