import { getAccountingSummary } from '@diwan/contracts/money/accounting/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { getInvoice, listInvoices } from '@diwan/contracts/money/invoices/http';
import { listOwnInvoices } from '@diwan/contracts/money/invoices/own.http';
import { invoiceNotice } from '@diwan/contracts/money/invoices/questions';
import { getVerification } from '@diwan/contracts/money/paper/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { readPdf } from '../../test/pdf-reader.js';
import { checkBooks } from '../books-check/check-books.js';
import { PaperCodes } from '../verifications/paper-codes.js';
import { TellPaidAtStart } from './tell-paid-at-start.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
  billing.rpcAnswers(officeProfile, () => AN_OFFICE);
});
afterEach(() => billing.stop());

const staff = () => billing.http(billing.accountant);
const credit = (id: string, netMinor: number) =>
  staff().call(createCreditNote, {
    params: { id },
    body: { day: TODAY, reason: 'Agreed', lines: [{ place: 0, netMinor }] },
  });
const found = async (state: 'paid' | 'credited' | 'nothing_due' | 'open' | 'void') =>
  (await staff().call(listInvoices, { query: { state } })).body.items.map(({ id }: { id: string }) => id);
async function verified(id: string): Promise<{ state: string; rest?: object }> {
  const token = (await billing.app.get(PaperCodes).addressOf('invoice', id)).split('/').at(-1) ?? '';
  return (await billing.http().call(getVerification, { params: { token } })).body;
}
const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;
/** What everybody is told of an invoice: staff, its client, messages, and whoever holds the paper. */
async function told(id: string): Promise<string[]> {
  const own = (await billing.http(billing.asClientA).call(listOwnInvoices, { query: {} })).body.items;
  return [
    (await staff().call(getInvoice, { params: { id } })).body.state,
    own.find((one: { id: string }) => one.id === id).state,
    (await billing.ask(invoiceNotice, { invoiceId: id }))?.state ?? '',
    (await verified(id)).state,
  ];
}

describe('C3, D-104: paid is said of what somebody paid', () => {
  it('of an invoice that was taken back it is said nowhere', async () => {
    const [unpaid, paidBefore] = [await billing.issued(), await billing.issued()];
    await billing.pay(paidBefore, 10_000);
    for (const { id } of [unpaid, paidBefore]) {
      expect((await credit(id, 10_000)).status).toBe(201);
      expect(await told(id)).toEqual(['credited', 'credited', 'credited', 'credited']);
    }
    expect(await found('paid')).toEqual([]);
    expect((await found('credited')).sort()).toEqual([unpaid.id, paidBefore.id].sort());
    expect(await found('nothing_due')).toEqual([]);
  });

  it('nor of one that comes to nothing', async () => {
    const free = await billing.issued({ discount: { kind: 'percent', basisPoints: 10_000 } });
    expect(free.totalMinor).toBe(0);
    expect(await told(free.id)).toEqual(['nothing_due', 'nothing_due', 'nothing_due', 'nothing_due']);
    expect([await found('paid'), await found('credited'), await found('nothing_due')]).toEqual([[], [], [free.id]]);
  });

  it('but of what was paid as far as it was not taken back, and of what is open nothing of the kind', async () => {
    const [paid, open] = [await billing.issued(), await billing.issued({ lines: [line(10_000), line(500)] })];
    await credit(paid.id, 4_000);
    expect((await told(paid.id))[0]).toBe('partial');
    await billing.pay(paid, 6_000);
    expect(await told(paid.id)).toEqual(['paid', 'paid', 'paid', 'paid']);
    // A cent is not proof of a hundred dollars: whoever holds the paper reads what was left to pay.
    const cent = await billing.issued();
    await billing.pay(cent, 1);
    await credit(cent.id, 9_999);
    expect(await verified(cent.id)).toMatchObject({ state: 'paid', rest: { amountMinor: 1, currency: 'USD' } });
    const address = `${billing.url}/api/billing/invoices/${cent.id}/pdf?lang=en`;
    const paper = await fetch(address, { headers: { Cookie: billing.accountant.cookie } });
    expect((await readPdf(new Uint8Array(await paper.arrayBuffer()))).texts[0]).toContain(
      'Part of this invoice was credited; the rest has been paid.',
    );
    await credit(open.id, 10_000);
    expect(await told(open.id)).toEqual(['partial', 'partial', 'partial', 'open']);
    expect([await found('credited'), await found('open')]).toEqual([[], [open.id]]);
    expect((await found('paid')).sort()).toEqual([paid.id, cent.id].sort());
  });

  it('reports count as paid only what was paid, also of invoices from before', async () => {
    const [paid, credited] = [await billing.issued(), await billing.issued()];
    await billing.pay(paid, 10_000);
    await credit(credited.id, 10_000);
    const { body } = await staff().call(getAccountingSummary, {
      query: { from: '2026-05', to: '2026-05', basis: 'accrual' },
    });
    expect(body.paid).toEqual([{ currency: 'USD', amountMinor: 10_000, count: 1 }]);
    expect(await faults()).toEqual([]);
    // As builds leave it that did not keep it, or do not keep it any more.
    const invoices = billing.model('Invoice').collection;
    for (const former of [{ $unset: { isPaid: '' } }, { $set: { isPaid: false } }, { $set: { isPaid: true } }]) {
      await invoices.updateMany({}, former as object);
      expect(await faults()).not.toEqual([]);
      await billing.app.get(TellPaidAtStart).onApplicationBootstrap();
      expect([await found('paid'), await found('credited'), await faults()]).toEqual([[paid.id], [credited.id], []]);
    }
  });
});
