import type { EventType } from '@diwan/contracts/events/event';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { BillQuestionAnsweredV1, BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { PlannedDraftMadeV1 } from '@diwan/contracts/money/billing-plans/events';
import { FundsAskedV1, FundsLowV1 } from '@diwan/contracts/money/fund-requests/events';
import { fundRequestNotice, fundsLowNotice } from '@diwan/contracts/money/fund-requests/questions';
import { InvoiceIssuedV1, InvoiceVoidedV1 } from '@diwan/contracts/money/invoices/events';
import { invoiceNotice } from '@diwan/contracts/money/invoices/questions';
import { ProofRefusedV1, ProofSentV1 } from '@diwan/contracts/money/payment-proofs/events';
import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { InvoiceReminderDueV1 } from '@diwan/contracts/money/payment-reminders/events';
import { PaymentRecordedV1, PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { paymentNotice } from '@diwan/contracts/money/payments/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { CASE, CLIENT, otherServices, STAFF, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

const INVOICE = '64b0000000000000000000f1';
const PAYMENT = '64b0000000000000000000f2';
const PROOF = '64b0000000000000000000f3';
const QUESTION = '64b0000000000000000000f4';
const anInvoice = {
  number: 'INV-202604-0007',
  state: 'sent',
  total: { amountMinor: 125_000, currency: 'USD' },
  balance: { amountMinor: 80_000, currency: 'USD' },
  dueDate: '2026-05-20',
  isReminded: true,
  clientPath: `/billing/invoices/${INVOICE}`,
} as NonNullable<z.output<typeof invoiceNotice.output>>;
const facts = { invoiceId: INVOICE, caseId: CASE, clientId: CLIENT };

describe('notices of money', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let invoice: typeof anInvoice;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices(), { staff: { 'billing:write': [STAFF] } });
    invoice = anInvoice;
    service.rpcAnswers(invoiceNotice, () => invoice);
    await forget();
    // A Tuesday morning in Beirut: nothing waits for the end of quiet hours.
    service.setTime(new Date('2026-05-05T08:30:00.000Z'));
  });
  afterEach(() => service.setTime(null));

  const forget = async () => {
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  };
  /** The only notice, once it is no longer under way. */
  const settled = () =>
    eventually(async () => {
      const [notice, ...more] = await service.model('Notice').find().lean<NoticeRecord[]>();
      expect(more).toEqual([]);
      expect(['pending', 'sending', undefined]).not.toContain(notice?.state);
      return notice;
    });
  const said = async () => (await service.http().call(readDemoInbox, { query: {} })).body[0];

  it('the client is told of an invoice: number, what is left to pay, until when, and where it is explained', async () => {
    await service.deliver(InvoiceIssuedV1, facts);
    expect(await settled()).toMatchObject({ family: 'invoice_issued', personId: CLIENT, state: 'sent' });
    const { body } = await said();
    for (const part of ['INV-202604-0007', 'USD 800.00', '20 May 2026', `/billing/invoices/${INVOICE}`])
      expect(body).toContain(part);
  });

  it('nothing is said of an invoice that was paid, credited or voided before the message went', async () => {
    for (const state of ['paid', 'credited', 'nothing_due', 'void'] as const) {
      await forget();
      invoice = { ...anInvoice, state };
      await service.deliver(InvoiceIssuedV1, facts);
      expect(await settled()).toMatchObject({ state: 'cancelled', reason: `invoice_${state}` });
    }
  });

  it('BILL-17: a reminder says what stands when it goes; a paid invoice, a promise and an opt-out stop it', async () => {
    await service.deliver(InvoiceReminderDueV1, { ...facts, step: 'before' });
    expect(await settled()).toMatchObject({ family: 'invoice_reminder', state: 'sent' });
    expect(await said()).toMatchObject({ template: 'invoice_reminder' });
    await forget();
    invoice = { ...anInvoice, state: 'overdue' };
    await service.deliver(InvoiceReminderDueV1, { ...facts, step: 'after' });
    await settled();
    expect(await said()).toMatchObject({ template: 'invoice_overdue' });
    await forget();
    invoice = { ...anInvoice, isReminded: false };
    await service.deliver(InvoiceReminderDueV1, { ...facts, step: 'late' });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'not_reminded' });
    await forget();
    invoice = { ...anInvoice, state: 'paid' };
    await service.deliver(InvoiceReminderDueV1, { ...facts, step: 'due' });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'invoice_paid' });
  });

  it('BILL-09: a voided invoice and a voided receipt are told', async () => {
    await service.deliver(InvoiceVoidedV1, facts);
    expect(await settled()).toMatchObject({ family: 'invoice_voided', state: 'sent' });
    await forget();
    const amount = { amountMinor: 4_500_000, currency: 'LBP' as const };
    service.rpcAnswers(paymentNotice, () => ({
      ...{ number: 'REC-202604-0003', amount, isVoided: true, clientPath: '/billing/payments' },
    }));
    await service.deliver(PaymentVoidedV1, { paymentId: PAYMENT, clientId: CLIENT });
    expect(await settled()).toMatchObject({ family: 'receipt_voided', state: 'sent' });
    expect((await said()).body).toContain('LBP 4,500,000');
  });

  it('BILL-08: the client is told that money came, unless its receipt was voided meanwhile', async () => {
    let isVoided = false;
    const amount = { amountMinor: 50_000, currency: 'USD' as const };
    service.rpcAnswers(paymentNotice, () => ({
      ...{ number: 'REC-202604-0003', amount, isVoided, clientPath: '/billing/payments' },
    }));
    await service.deliver(PaymentRecordedV1, { paymentId: PAYMENT, clientId: CLIENT });
    expect(await settled()).toMatchObject({ family: 'receipt_issued', state: 'sent' });
    await forget();
    isVoided = true;
    await service.deliver(PaymentRecordedV1, { paymentId: PAYMENT, clientId: CLIENT });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'payment_void' });
  });

  it('BILL-10: the client is told which deposit is asked for, until when; not once it is paid', async () => {
    let state: 'asked' | 'paid' = 'asked';
    const left = { amountMinor: 40_000, currency: 'USD' as const };
    service.rpcAnswers(fundRequestNotice, () => ({ state, left, dueDay: '2026-06-01', clientPath: '/billing/held' }));
    await service.deliver(FundsAskedV1, { requestId: PROOF, clientId: CLIENT, caseId: CASE });
    expect(await settled()).toMatchObject({ family: 'funds_asked', personId: CLIENT, state: 'sent' });
    for (const part of ['USD 400.00', '1 June 2026', '/billing/held']) expect((await said()).body).toContain(part);
    await forget();
    state = 'paid';
    await service.deliver(FundsAskedV1, { requestId: PROOF, clientId: CLIENT, caseId: CASE });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'not_open' });
  });

  it('BILL-10: a low deposit is told to who keeps the books with the way to ask, unless it came up again', async () => {
    let isLow = true;
    const paths = { staffPath: `/admin/client-billing/${CLIENT}/funds?ask=deposit`, casePath: `/admin/cases/${CASE}` };
    service.rpcAnswers(fundsLowNotice, () => ({ isLow, ...paths }));
    const fell = { thresholdId: PROOF, clientId: CLIENT, caseId: CASE, team: [STAFF] };
    await service.deliver(FundsLowV1, fell);
    expect(await settled()).toMatchObject({ family: 'funds_low', personId: STAFF, state: 'sent' });
    expect((await said()).body).toContain('ask=deposit');
    await forget();
    isLow = false;
    await service.deliver(FundsLowV1, fell);
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'not_low' });
  });

  it('BILL-18: who keeps the books is told of a proof while nobody has looked; the client when it was refused', async () => {
    let state: 'sent' | 'refused' = 'sent';
    const paths = { clientPath: `/billing/invoices/${INVOICE}`, staffPath: `/admin/payment-proofs/${PROOF}` };
    service.rpcAnswers(proofNotice, () => ({ state, ...paths }));
    await service.deliver(ProofSentV1, { proofId: PROOF, clientId: CLIENT });
    expect(await settled()).toMatchObject({ family: 'proof_sent', personId: STAFF, state: 'sent' });
    await forget();
    state = 'refused';
    await service.deliver(ProofSentV1, { proofId: PROOF, clientId: CLIENT });
    expect(await settled()).toMatchObject({ state: 'cancelled', reason: 'looked_at' });
    await forget();
    await service.deliver(ProofRefusedV1, { proofId: PROOF, clientId: CLIENT });
    expect(await settled()).toMatchObject({ family: 'proof_refused', personId: CLIENT, state: 'sent' });
  });

  it.each([
    ['a question', BillQuestionAskedV1, { ...facts, questionId: QUESTION }],
    ['a proof', ProofSentV1, { proofId: PROOF, clientId: CLIENT, caseId: CASE }],
    ['a draft', PlannedDraftMadeV1, { planId: PROOF, ...facts }],
    ['a low deposit', FundsLowV1, { thresholdId: PROOF, clientId: CLIENT, caseId: CASE, team: [] }],
  ])('S-4: %s of a case is not told to who is kept away from it', async (_, event, payload) => {
    others.walled = [CASE];
    await service.deliver<EventType>(event, payload);
    expect(await settled()).toMatchObject({ personId: STAFF, state: 'cancelled', reason: 'kept_away' });
  });

  it('a question about a bill goes to who writes bills, its answer to the client', async () => {
    let isAnswered = false;
    const paths = { clientPath: `/billing/invoices/${INVOICE}`, staffPath: `/admin/bill-questions/${QUESTION}` };
    service.rpcAnswers(billQuestionNotice, () => ({ isAnswered, number: 'INV-202604-0007', ...paths }));
    await service.deliver(BillQuestionAskedV1, { ...facts, questionId: QUESTION });
    expect(await settled()).toMatchObject({ family: 'bill_question_asked', personId: STAFF, state: 'sent' });
    await forget();
    isAnswered = true;
    await service.deliver(BillQuestionAnsweredV1, { ...facts, questionId: QUESTION });
    expect(await settled()).toMatchObject({ family: 'bill_question_answered', personId: CLIENT, state: 'sent' });
  });
});
