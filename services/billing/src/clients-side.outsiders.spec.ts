import { answerBillQuestion, getBillQuestion, listBillQuestions } from '@diwan/contracts/money/bill-questions/http';
import { askAboutBill, listOwnBillQuestions } from '@diwan/contracts/money/bill-questions/own.http';
import { askForFunds } from '@diwan/contracts/money/fund-requests/http';
import {
  getProof,
  listProofs,
  matchProof,
  readProof,
  recordProvenDeposit,
  recordProvenPayment,
  refuseProof,
} from '@diwan/contracts/money/payment-proofs/http';
import {
  listOwnDepositProofs,
  listOwnProofs,
  sendDepositProof,
  sendProof,
} from '@diwan/contracts/money/payment-proofs/own.http';
import {
  getFollowUp,
  getOwnFollowUp,
  getReminderWish,
  promisePayment,
  setInvoiceReminders,
  setReminderWish,
} from '@diwan/contracts/money/payment-reminders/http';
import {
  changePaymentWay,
  createPaymentWay,
  listOwnPaymentWays,
  listPaymentWays,
} from '@diwan/contracts/money/payment-ways/http';
import { type SignedIn, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../test/billing-rig.js';
import { DESK, formOf } from '../test/client-samples.js';

// Starting a service against real stores takes longer than the usual five seconds on a busy machine.
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const send = (id: string, form = formOf(), by: SignedIn = billing.asClientA) =>
  billing.http(by).send('POST', `/api/billing/own/invoices/${id}/proofs`, { body: form });
const ask = (id: string, line: number | null = 0, by: SignedIn = billing.asClientA) =>
  billing.http(by).call(askAboutBill, { params: { id }, body: { line, text: 'What was this for?' } });
const accountant = () => billing.http(billing.accountant);
const MONEY = { amount: { amountMinor: 1000, currency: 'USD' as const }, day: TODAY, reference: '', notes: '' };

describe('strangers', () => {
  const staff = () => billing.accountant;
  const owner = () => billing.owner;
  const client = () => billing.asClientA;
  const stranger = () => billing.asClientB;
  const anInvoice = async () => ({ id: (await billing.issued()).id });
  const aDeposit = async () => {
    const amount = { amountMinor: 10_000, currency: 'USD' as const };
    const body = { caseId: billing.caseA, amount, dueDay: TODAY, words: '' };
    return {
      id: (await accountant().call(askForFunds, { params: { id: billing.clientA.id }, body })).body.id as string,
    };
  };
  const aProof = async () => ({ id: (await send((await billing.issued()).id)).body.id as string });
  const aQuestion = async () => ({ id: (await ask((await billing.issued()).id)).body.id as string });
  const samples = [
    sample(listPaymentWays, { request: () => ({}), by: staff }),
    sample(createPaymentWay, { request: () => ({ body: DESK }), by: owner }),
    sample(changePaymentWay, {
      request: async () => {
        const { id, version } = (await billing.http(owner()).call(createPaymentWay, { body: DESK })).body;
        return { params: { id }, body: { fields: DESK, active: true, version } };
      },
      by: owner,
    }),
    sample(listOwnPaymentWays, { request: () => ({ query: { currency: 'USD' as const } }), by: client }),
    sample(listOwnProofs, {
      request: async () => ({ params: await anInvoice() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(sendProof, {
      request: async () => ({ params: await anInvoice(), body: formOf() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(listOwnDepositProofs, {
      request: async () => ({ params: await aDeposit() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(sendDepositProof, {
      request: async () => ({ params: await aDeposit(), body: formOf() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(listProofs, { request: () => ({ query: {} }), by: staff }),
    sample(getProof, { request: async () => ({ params: await aProof() }), by: staff }),
    sample(readProof, { request: async () => ({ params: await aProof() }), by: staff }),
    sample(matchProof, {
      request: async () => {
        const invoice = await billing.issued();
        const paid = await billing.pay(invoice, 1000);
        return { params: { id: (await send(invoice.id)).body.id }, body: { receiptId: paid.body.id } };
      },
      by: staff,
    }),
    sample(recordProvenPayment, {
      request: async () => {
        const { id } = await billing.issued();
        const allocations = [{ invoiceId: id, amountMinor: 1000, usedMinor: null }];
        return { params: { id: (await send(id)).body.id }, body: { ...MONEY, allocations } };
      },
      by: staff,
    }),
    sample(recordProvenDeposit, {
      request: async () => {
        const proof = await billing
          .http(client())
          .send('POST', `/api/billing/own/fund-requests/${(await aDeposit()).id}/proofs`, {
            body: formOf(),
          });
        return { params: { id: proof.body.id }, body: { ...MONEY, caseId: billing.caseA, method: 'cash' as const } };
      },
      by: staff,
    }),
    sample(refuseProof, { request: async () => ({ params: await aProof(), body: { reason: 'No' } }), by: staff }),
    sample(listOwnBillQuestions, {
      request: async () => ({ params: await anInvoice() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(askAboutBill, {
      request: async () => ({ params: await anInvoice(), body: { line: 0, text: 'Why?' } }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(listBillQuestions, { request: () => ({ query: {} }), by: staff }),
    sample(getBillQuestion, { request: async () => ({ params: await aQuestion() }), by: staff }),
    sample(answerBillQuestion, {
      request: async () => ({ params: await aQuestion(), body: { text: 'Because.' } }),
      by: staff,
    }),
    sample(getReminderWish, { request: () => ({ params: { id: billing.clientA.id } }), by: staff }),
    sample(setReminderWish, {
      request: async () => {
        const params = { id: billing.clientA.id };
        const { version } = (await accountant().call(getReminderWish, { params })).body;
        return { params, body: { isReminded: true, version } };
      },
      by: staff,
    }),
    sample(setInvoiceReminders, {
      request: async () => ({ params: await anInvoice(), body: { isReminded: false } }),
      by: staff,
    }),
    sample(getFollowUp, { request: async () => ({ params: await anInvoice() }), by: staff }),
    sample(getOwnFollowUp, {
      request: async () => ({ params: await anInvoice() }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
    sample(promisePayment, {
      request: async () => ({ params: await anInvoice(), body: { day: TODAY } }),
      by: client,
      outsiders: { 'another client': stranger },
    }),
  ];
  it.each(
    sampleMatrix(
      samples.map(({ endpoint }) => endpoint),
      samples,
    ),
  )('SEC-04: $title', ({ check }) => check(billing));
});
