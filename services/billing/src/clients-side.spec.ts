import { BillQuestionAnsweredV1, BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import { answerBillQuestion, listBillQuestions } from '@diwan/contracts/money/bill-questions/http';
import { askAboutBill, listOwnBillQuestions } from '@diwan/contracts/money/bill-questions/own.http';
import { voidInvoice } from '@diwan/contracts/money/invoices/http';
import { ProofRefusedV1, ProofSentV1 } from '@diwan/contracts/money/payment-proofs/events';
import { matchProof, readProof, refuseProof } from '@diwan/contracts/money/payment-proofs/http';
import { listOwnProofs } from '@diwan/contracts/money/payment-proofs/own.http';
import { InvoiceReminderDueV1 } from '@diwan/contracts/money/payment-reminders/events';
import {
  getFollowUp,
  getOwnFollowUp,
  getReminderWish,
  promisePayment,
  setInvoiceReminders,
  setReminderWish,
} from '@diwan/contracts/money/payment-reminders/http';
import { type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, MORNING, startBilling, TODAY } from '../test/billing-rig.js';
import { formOf, PNG } from '../test/client-samples.js';
import { RemindOfInvoices } from './payment-reminders/remind-of-invoices.js';

// Starting a service against real stores takes longer than the usual five seconds on a busy machine.
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());
afterEach(() => billing.setTime(MORNING));

const send = (id: string, form = formOf(), by: SignedIn = billing.asClientA) =>
  billing.http(by).send('POST', `/api/billing/own/invoices/${id}/proofs`, { body: form });
const ask = (id: string, line: number | null = 0, by: SignedIn = billing.asClientA) =>
  billing.http(by).call(askAboutBill, { params: { id }, body: { line, text: 'What was this for?' } });
const accountant = () => billing.http(billing.accountant);
const delegate = (scopes: ('billing' | 'documents')[]) =>
  billing.signInAs({
    roles: ['client'],
    actingFor: {
      ...{ delegationId: '64b0000000000000000000aa', clientId: billing.clientA.id, clientName: 'Maya', scopes },
      ...{ caseIds: null, endsAt: '2027-01-01T00:00:00.000Z' },
    },
  });

describe('BILL-18: proofs of payment', () => {
  it('a photo is kept, told once however often it is sent, seen by staff and matched to a payment', async () => {
    const invoice = await billing.issued();
    const [first, again] = [await send(invoice.id), await send(invoice.id)];
    expect(first).toMatchObject({ status: 201, body: { state: 'sent', amount: { amountMinor: 4000 } } });
    expect(again.body.id).toBe(first.body.id);
    const { id } = first.body;
    expect((await billing.eventsOf(ProofSentV1)).filter(({ payload }) => payload.proofId === id)).toHaveLength(1);
    const file = await accountant().call(readProof, { params: { id } });
    expect(file.headers.get('content-type')).toBe('image/png');
    const paid = await billing.pay(invoice, 4000);
    const matched = await accountant().call(matchProof, { params: { id }, body: { receiptId: paid.body.id } });
    expect(matched.body).toMatchObject({ state: 'matched', receipt: { number: paid.body.number } });
    const own = await billing.http(billing.asClientA).call(listOwnProofs, { params: { id: invoice.id } });
    expect(own.body).toMatchObject([{ id, state: 'matched', receiptNumber: paid.body.number }]);
    const twice = await accountant().call(refuseProof, { params: { id }, body: { reason: 'No' } });
    expect(twice.body.code).toBe('CONFLICT');
  });

  it('a refused one says why, and the same file may be sent again', async () => {
    const invoice = await billing.issued();
    const { id } = (await send(invoice.id)).body;
    await accountant().call(refuseProof, { params: { id }, body: { reason: 'The date cannot be read.' } });
    expect((await billing.eventsOf(ProofRefusedV1)).map(({ payload }) => payload.proofId)).toContain(id);
    const again = await send(invoice.id);
    expect(again.body.id).not.toBe(id);
    const { body } = await billing.http(billing.asClientA).call(listOwnProofs, { params: { id: invoice.id } });
    expect(body.map(({ state, reason }: { state: string; reason: string }) => [state, reason])).toEqual(
      expect.arrayContaining([['refused', 'The date cannot be read.']]),
    );
  });

  it('what is no photo or PDF, empty, not what it says or of a day to come is refused', async () => {
    const { id } = await billing.issued();
    const text = Buffer.from('<script>alert(1)</script>');
    expect((await send(id, formOf({ name: 'proof.html', bytes: text }))).body.code).toBe('UNSUPPORTED_TYPE');
    expect((await send(id, formOf({ name: 'proof.docx', bytes: text }))).body.code).toBe('UNSUPPORTED_TYPE');
    expect((await send(id, formOf({ name: 'proof.png', bytes: text }))).body.code).toMatch(
      /FILE_REFUSED|UNSUPPORTED_TYPE/,
    );
    expect((await send(id, formOf({ bytes: Buffer.alloc(0) }))).body.code).toBe('FILE_REFUSED');
    expect((await send(id, formOf({ paidOn: '2026-05-21' }))).body.code).toBe('VALIDATION');
    const { body } = await billing.http(billing.asClientA).call(listOwnProofs, { params: { id } });
    expect(body).toEqual([]);
  });

  it("another client's payment proves nothing, a paid invoice needs no proof, and a delegate sends none", async () => {
    const [mine, theirs] = [
      await billing.issued(),
      await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB }),
    ];
    const { id } = (await send(mine.id)).body;
    const foreign = await billing.pay(theirs, 1000);
    const match = await accountant().call(matchProof, { params: { id }, body: { receiptId: foreign.body.id } });
    expect(match.body.code).toBe('NOT_FOUND');
    expect((await send(theirs.id)).body.code).toBe('NOT_FOUND');
    const delegateSends = await send(mine.id, formOf(), await delegate(['billing']));
    expect(delegateSends.body.code).toBe('FORBIDDEN');
    await billing.pay(mine, 10_000);
    const more = formOf({ bytes: Buffer.concat([PNG, Buffer.from([0])]) });
    expect((await send(mine.id, more)).body.code).toBe('CONFLICT');
  });
});

describe('questions about a bill', () => {
  it('are asked about a line, answered once and told', async () => {
    const invoice = await billing.issued();
    const asked = await ask(invoice.id);
    expect(asked).toMatchObject({ status: 201, body: { line: 0, answer: null } });
    const { id } = asked.body;
    const told = (await billing.eventsOf(BillQuestionAskedV1)).find(({ payload }) => payload.questionId === id);
    expect(told?.payload).toMatchObject({ invoiceId: invoice.id, clientId: billing.clientA.id, caseId: billing.caseA });
    const list = await accountant().call(listBillQuestions, { query: {} });
    expect(list.body.items).toContainEqual(
      expect.objectContaining({ id, lineText: 'Legal consultation', client: billing.clientA }),
    );
    const answer = () =>
      accountant().call(answerBillQuestion, { params: { id }, body: { text: 'The call of 3 May.' } });
    expect((await answer()).body).toMatchObject({ answer: 'The call of 3 May.' });
    expect((await answer()).body.code).toBe('CONFLICT');
    expect((await billing.eventsOf(BillQuestionAnsweredV1)).map(({ payload }) => payload.questionId)).toContain(id);
    const own = await billing.http(billing.asClientA).call(listOwnBillQuestions, { params: { id: invoice.id } });
    expect(own.body).toMatchObject([{ id, answer: 'The call of 3 May.' }]);
    expect(own.text).not.toContain('answeredBy');
  });

  it('a line that is not there, a draft and the bill of somebody else cannot be asked about; ten wait at most', async () => {
    const invoice = await billing.issued();
    expect((await ask(invoice.id, 7)).body.code).toBe('NOT_FOUND');
    expect((await ask((await billing.draft()).body.id)).body.code).toBe('NOT_FOUND');
    expect((await ask(invoice.id, 0, billing.asClientB)).body.code).toBe('NOT_FOUND');
    for (let asked = 0; asked < 10; asked += 1) expect((await ask(invoice.id, null)).status).toBe(201);
    expect((await ask(invoice.id)).body.code).toBe('TOO_MANY_REQUESTS');
  });

  it('PORT-10: a delegate with the part of bills reads them and asks nothing; one without it reads nothing', async () => {
    const invoice = await billing.issued();
    const reader = await delegate(['billing']);
    const list = (by: SignedIn) => billing.http(by).call(listOwnBillQuestions, { params: { id: invoice.id } });
    expect((await list(reader)).status).toBe(200);
    expect((await ask(invoice.id, 0, reader)).body.code).toBe('FORBIDDEN');
    expect((await list(await delegate(['documents']))).body.code).toBe('FORBIDDEN');
  });
});

describe('BILL-17: reminders and promises', () => {
  const look = async (day: string) => {
    billing.setTime(new Date(`${day}T06:00:00Z`));
    await billing.app.get(RemindOfInvoices).look();
    // Sessions were begun that morning.
    billing.setTime(MORNING);
  };
  const stepsOf = async (id: string) =>
    (await billing.eventsOf(InvoiceReminderDueV1))
      .filter(({ payload }) => payload.invoiceId === id)
      .map(({ payload }) => payload.step);
  const promise = (id: string, day: string) =>
    billing.http(billing.asClientA).call(promisePayment, { params: { id }, body: { day } });

  it('each step is told once, and payment ends it', async () => {
    const invoice = await billing.issued({ dueDate: '2026-05-25' });
    for (const day of ['2026-05-20', '2026-05-22', '2026-05-22', '2026-05-25', '2026-05-25']) await look(day);
    expect(await stepsOf(invoice.id)).toEqual(['before', 'due']);
    const { body } = await accountant().call(getFollowUp, { params: { id: invoice.id } });
    expect(body.told.map(({ step }: { step: string }) => step)).toEqual(['before', 'due']);
    billing.setTime(MORNING);
    await billing.pay(invoice, 10_000);
    await look('2026-05-28');
    expect(await stepsOf(invoice.id)).toEqual(['before', 'due']);
  });

  it('a voided invoice and a client who wants none are not reminded', async () => {
    const [voided, unwanted] = [
      await billing.issued({ dueDate: TODAY }),
      await billing.issued({ dueDate: TODAY, clientId: billing.clientB.id, caseId: billing.caseB }),
    ];
    await accountant().call(voidInvoice, { params: { id: voided.id }, body: { reason: 'Sent twice' } });
    const params = { id: billing.clientB.id };
    const off = { params, body: { isReminded: false, version: 0 } };
    expect((await accountant().call(setReminderWish, off)).body).toEqual({ isReminded: false, version: 1 });
    expect((await accountant().call(setReminderWish, off)).body.code).toBe('CONFLICT');
    expect((await accountant().call(getReminderWish, { params })).body).toEqual({ isReminded: false, version: 1 });
    await look(TODAY);
    expect([await stepsOf(voided.id), await stepsOf(unwanted.id)]).toEqual([[], []]);
  });

  it('an invoice that nobody is to be reminded of stays silent, whatever its client wishes', async () => {
    const { id } = await billing.issued({ issueDate: TODAY, terms: 'due_on_receipt' });
    const say = (isReminded: boolean) =>
      accountant().call(setInvoiceReminders, { params: { id }, body: { isReminded } });
    expect((await say(false)).body).toMatchObject({ isReminded: false, told: [] });
    await billing.app.get(RemindOfInvoices).look();
    const told = async () =>
      (await billing.eventsOf(InvoiceReminderDueV1)).filter(({ payload }) => payload.invoiceId === id);
    expect(await told()).toEqual([]);
    expect((await say(true)).body.isReminded).toBe(true);
    await billing.app.get(RemindOfInvoices).look();
    expect(await told()).toHaveLength(1);
    const draft = (await billing.draft()).body.id;
    const refused = await accountant().call(setInvoiceReminders, {
      params: { id: draft },
      body: { isReminded: false },
    });
    expect(refused.body.code).toBe('NOT_FOUND');
  });

  it('a promised day holds reminders back until it is over; it lies within sixty days', async () => {
    const invoice = await billing.issued({ dueDate: TODAY });
    expect((await promise(invoice.id, '2026-05-19')).body.code).toBe('VALIDATION');
    expect((await promise(invoice.id, '2026-07-20')).body.code).toBe('VALIDATION');
    expect((await promise(invoice.id, '2026-06-01')).body).toMatchObject({ promisedFor: '2026-06-01' });
    await look('2026-05-23');
    expect(await stepsOf(invoice.id)).toEqual([]);
    await look('2026-06-04');
    expect(await stepsOf(invoice.id)).toEqual(['after']);
    const own = await billing.http(billing.asClientA).call(getOwnFollowUp, { params: { id: invoice.id } });
    expect(own.body.promisedFor).toBe('2026-06-01');
  });
});
