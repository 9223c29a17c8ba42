import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { voidInvoice } from '@diwan/contracts/money/invoices/http';
import {
  getVerification,
  readCreditNotePaper,
  readInvoicePaper,
  readOwnStatement,
  readReceipt,
  readStatement,
} from '@diwan/contracts/money/paper/http';
import { voidPayment } from '@diwan/contracts/money/payments/http';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { readPdf } from '../../test/pdf-reader.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(officeProfile, () => AN_OFFICE);
});
afterAll(() => billing.stop());

const fileOf = async (path: string, caller: SignedIn) => {
  const answer = await fetch(`${billing.url}/api/billing${path}`, { headers: { Cookie: caller.cookie } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const textOf = async (path: string, caller: SignedIn) => {
  const { answer, bytes } = await fileOf(path, caller);
  if (answer.status !== 200) throw new Error(new TextDecoder().decode(bytes));
  return (await readPdf(bytes)).texts.join('\n');
};
const tokenIn = (text: string): string => /\/verify\/([\w-]{22})/.exec(text)?.[1] ?? '';
const verified = async (token: string) => billing.http().call(getVerification, { params: { token } });

describe('documents of money', () => {
  it('D-084: an invoice is a PDF under its number for its client, in either language; it is logged, and staff see that it was opened', async () => {
    const invoice = await billing.issued();
    const path = `/invoices/${invoice.id}/pdf`;
    const { answer, bytes } = await fileOf(`${path}?lang=ar`, billing.asClientA);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${invoice.number}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await readPdf(bytes)).texts[0]).toContain('فاتورة');
    const text = await textOf(path, billing.accountant);
    for (const words of [invoice.number ?? '', 'Maya Saliba', '2026/1', 'LBP 8,950,000', AN_OFFICE.name.en])
      expect(text).toContain(words);
    const log = await billing
      .model('AuditEntry')
      .find({ action: 'invoice.printed', subjectId: invoice.id })
      .sort({ at: 1, seq: 1 })
      .lean();
    expect(log.map(({ personId, after }) => [personId, after.language])).toEqual([
      [billing.clientA.id, 'ar'],
      [billing.accountant.personId, 'en'],
    ]);
    expect((await billing.model('Invoice').findById(invoice.id)).viewedAt).not.toBeNull();
  });

  it('P02: an invoice states no product that does not hold: fifty equal lines bear 11% of their net', async () => {
    const lines = Array.from({ length: 50 }, () => line(24_167, { vatClass: 'standard' }));
    const { id } = await billing.issued({ lines });
    const text = await textOf(`/invoices/${id}/pdf`, billing.accountant);
    for (const words of ['VAT 11% on USD 12,083.50', 'USD 1,329.19', 'USD 13,412.69']) expect(text).toContain(words);
  });

  it('are the same bytes as long as the data are the same', async () => {
    const { id } = await billing.issued();
    const [one, other] = [
      await fileOf(`/invoices/${id}/pdf`, billing.asClientA),
      await fileOf(`/invoices/${id}/pdf`, billing.owner),
    ];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
  });

  it('D-080: drafts are for staff, under a name without a number', async () => {
    const { id } = (await billing.draft()).body;
    expect((await billing.http(billing.asClientA).call(readInvoicePaper, { params: { id }, query: {} })).status).toBe(
      404,
    );
    const { answer, bytes } = await fileOf(`/invoices/${id}/pdf`, billing.accountant);
    expect(answer.headers.get('content-disposition')).toContain('invoice-draft.pdf');
    const [text] = (await readPdf(bytes)).texts;
    expect(text).toContain('DRAFT – not an invoice');
    expect(tokenIn(text ?? '')).toBe('');
  });

  it('BILL-13, D-118: a receipt is its client’s; when it is voided it says so', async () => {
    const paid = await billing.pay(await billing.issued(), 4000);
    const { id, number } = paid.body;
    const text = await textOf(`/payments/${id}/pdf?lang=en`, billing.asClientA);
    for (const words of [number, 'USD 40.00', 'Maya Saliba']) expect(text).toContain(words);
    await billing.http(billing.accountant).call(voidPayment, { params: { id }, body: { reason: 'Cheque came back' } });
    expect(await textOf(`/payments/${id}/pdf?lang=en`, billing.asClientA)).toContain(
      'This receipt is no proof of payment.',
    );
  });

  it('BILL-09: a credit note names its invoice', async () => {
    const { id, number } = await billing.issued();
    const body = { day: TODAY, reason: 'Less work than thought', lines: [{ place: 0, netMinor: 2500 }] };
    const note = await billing.http(billing.accountant).call(createCreditNote, { params: { id }, body });
    const text = await textOf(`/credit-notes/${note.body.id}/pdf?lang=en`, billing.asClientA);
    for (const words of [note.body.number, number ?? '', 'USD 25.00', 'Reason: Less work than thought'])
      expect(text).toContain(words);
  });

  it('BILL-19: a statement is the ledger of a period, from the opening to the closing balance, for each currency', async () => {
    const http = billing.http(billing.accountant);
    const mine = { clientId: billing.clientB.id, caseId: billing.caseB };
    const before = await billing.issued({ ...mine, issueDate: '2026-05-02', lines: [line(30_000)] });
    const inPounds = await billing.issued({ ...mine, currency: 'LBP', lines: [line(5_000_000)] });
    const mistaken = await billing.issued({ ...mine, lines: [line(7777)] });
    await http.call(voidInvoice, { params: { id: mistaken.id }, body: { reason: 'Twice' } });
    const paid = await billing.pay(before, 12_000);
    const path = `/statement.pdf?from=2026-05-10&to=2026-05-31&lang=en`;
    const text = await textOf(`/own${path}`, billing.asClientB);
    for (const words of [
      '10 May 2026 Opening balance 300.00',
      `Payment ${paid.body.number}`,
      '120.00',
      `Invoice ${inPounds.number}`,
      '5,000,000',
      `Invoice voided ${mistaken.number}`,
      '31 May 2026 Closing balance 180.00',
    ])
      expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
    expect(text).not.toContain(before.number ?? '-');
    expect(await textOf(`/clients/${billing.clientB.id}${path}`, billing.accountant)).toBe(text);
    const backwards = { from: '2026-05-31', to: '2026-05-10' };
    expect((await billing.http(billing.asClientB).call(readOwnStatement, { query: backwards })).body.code).toBe(
      'VALIDATION',
    );
  });

  it('are printed while news is away, with what it said last; the first time they wait for it', async () => {
    billing.rpcAnswers(officeProfile, () => ({
      ...AN_OFFICE,
      email: 'new@example.com',
      version: AN_OFFICE.version + 1,
    }));
    await billing.deliver(OfficeProfileChangedV1, { version: AN_OFFICE.version + 1 });
    billing.rpcAnswers(officeProfile, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { id } = await billing.issued();
    expect(await textOf(`/invoices/${id}/pdf`, billing.asClientA)).toContain('new@example.com');
    billing.rpcAnswers(officeProfile, () => AN_OFFICE);
  });
});

describe('a document that somebody holds', () => {
  it('BILL-08: is verified by its code: number, day, amount and what became of it, and of the client no more than initials', async () => {
    const invoice = await billing.issued();
    const path = `/invoices/${invoice.id}/pdf`;
    const token = tokenIn(await textOf(path, billing.asClientA));
    expect(tokenIn(await textOf(`${path}?lang=ar`, billing.accountant))).toBe(token);
    const answer = await verified(token);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        kind: 'invoice',
        number: invoice.number,
        day: TODAY,
        amount: { amountMinor: 10_000, currency: 'USD' },
        state: 'open',
        client: 'M. S.',
      },
    });
    expect(answer.text).not.toContain('Maya');
    const paid = await billing.pay(invoice, 10_000);
    expect((await verified(token)).body.state).toBe('paid');
    const receipt = tokenIn(await textOf(`/payments/${paid.body.id}/pdf`, billing.asClientA));
    expect((await verified(receipt)).body).toMatchObject({ kind: 'receipt', number: paid.body.number, state: 'valid' });
    await billing
      .http(billing.accountant)
      .call(voidPayment, { params: { id: paid.body.id }, body: { reason: 'Came back' } });
    expect((await verified(receipt)).body.state).toBe('void');
    expect((await verified(token)).body.state).toBe('open');
  });

  it('that the firm does not know is not found, and nobody guesses for long', async () => {
    expect(await verified('A'.repeat(22))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, at) => verified(`B${String(at).padStart(21, '0')}`)),
    );
    expect(answers.some(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toBe(true);
  });
});

describe('strangers', () => {
  it('D-084: another client, staff who may not read billing, and a delegate for other things get nothing', async () => {
    const invoice = await billing.issued();
    const paid = await billing.pay(invoice, 1000);
    const editor = await billing.signInAs({ roles: ['editor'] });
    const lawyer = await billing.signInAs({ roles: ['lawyer'] });
    for (const stranger of [billing.asClientB, editor, lawyer]) {
      const http = billing.http(stranger);
      expect((await http.call(readInvoicePaper, { params: { id: invoice.id }, query: {} })).status).toBe(404);
      expect((await http.call(readReceipt, { params: { id: paid.body.id }, query: {} })).status).toBe(404);
      expect((await http.call(readCreditNotePaper, { params: { id: invoice.id }, query: {} })).status).toBe(404);
    }
    const until = '2026-12-31T00:00:00.000Z';
    const about = {
      delegationId: 'd'.repeat(24),
      clientId: billing.clientA.id,
      clientName: 'Maya Saliba',
      endsAt: until,
    };
    const delegate = (more: { scopes: ('documents' | 'billing')[]; caseIds: string[] | null }) =>
      billing.signInAs({ roles: ['client'], actingFor: { ...about, ...more } });
    const asks = async (by: SignedIn, id: string) =>
      (await billing.http(by).call(readInvoicePaper, { params: { id }, query: {} })).status;
    expect(await asks(await delegate({ scopes: ['documents'], caseIds: null }), invoice.id)).toBe(403);
    const ofTheCase = await delegate({ scopes: ['billing'], caseIds: [billing.caseA] });
    expect(await asks(ofTheCase, invoice.id)).toBe(200);
    expect(await asks(ofTheCase, (await billing.issued({ caseId: null })).id)).toBe(404);
    const period = { from: TODAY, to: TODAY };
    const asked = { params: { id: billing.clientA.id }, query: period };
    expect((await billing.http(billing.asClientA).call(readStatement, asked)).status).toBe(403);
  });
});
