import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import * as accounts from '@diwan/contracts/money/client-accounts/http';
import * as funds from '@diwan/contracts/money/client-funds/http';
import * as creditNotes from '@diwan/contracts/money/credit-notes/http';
import * as ownCreditNotes from '@diwan/contracts/money/credit-notes/own.http';
import * as exchange from '@diwan/contracts/money/exchange-rates/http';
import * as bankLines from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import * as threeWays from '@diwan/contracts/money/fund-reconciliations/http';
import * as requests from '@diwan/contracts/money/fund-requests/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import * as invoices from '@diwan/contracts/money/invoices/http';
import * as own from '@diwan/contracts/money/invoices/own.http';
import * as payments from '@diwan/contracts/money/payments/http';
import * as ownPayments from '@diwan/contracts/money/payments/own.http';
import * as periods from '@diwan/contracts/money/periods/http';
import * as vat from '@diwan/contracts/money/vat-rates/http';
import { sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const ENDPOINTS = endpointsOf('billing', [
  ...[
    accounts,
    funds,
    threeWays,
    bankLines,
    requests,
    creditNotes,
    ownCreditNotes,
    exchange,
    invoices,
    own,
    payments,
    ownPayments,
    periods,
    vat,
  ],
]).filter((endpoint) => endpoint !== LIST_AUDIT.billing);

const by = () => billing.accountant;
const asClientA = () => billing.asClientA;
const outsiders = { 'another client': () => billing.asClientB };
const issued = async () => ({ params: { id: (await billing.issued()).id } });
const drafted = async () => ({ params: { id: (await billing.draft()).body.id as string } });
const draft = () => ({
  ...{ clientId: billing.clientA.id, caseId: billing.caseA, currency: 'USD' as const, language: 'en' as const },
  ...{ issueDate: TODAY, dueDate: null, terms: 'net_30' as const, discount: null, lines: [line(100)], notes: '' },
});
const payment = async () => ({
  ...{ clientId: billing.clientA.id, amount: { amountMinor: 100, currency: 'USD' as const }, day: TODAY },
  ...{
    reference: '',
    notes: '',
    allocations: [{ invoiceId: (await billing.issued()).id, amountMinor: 100, usedMinor: null }],
  },
});
const paid = async () => ({ params: { id: (await billing.pay(await billing.issued(), 100)).body.id as string } });
const moved = () => ({
  params: { id: billing.clientA.id },
  body: {
    ...{ caseId: null, day: TODAY, reference: '', notes: '', method: 'cash' as const },
    amount: { amountMinor: 1000, currency: 'USD' as const },
  },
});
const deposited = () => billing.http(billing.accountant).call(funds.depositFunds, moved());
const bankFile = (reference: string) => ({
  currency: 'USD' as const,
  text: `Date,Amount,Reference\n${TODAY},12.00,${reference}\n`,
});
/** A line of a file of its own. */
const aBankLine = async () => {
  const desk = billing.http(billing.accountant);
  const reference = `line ${(await billing.issued()).id}`;
  await desk.call(bankLines.importBankFile, { body: { ...bankFile(reference), fileName: 'may.csv' } });
  const { body } = await desk.call(threeWays.getFundsAsOf, { query: { currency: 'USD', day: TODAY } });
  const line = body.openLines.find((one: { reference: string }) => one.reference === reference);
  return { params: { id: line.id as string } };
};
const asking = () => ({
  ...ofClient(),
  body: {
    ...{ caseId: billing.caseA, amount: { amountMinor: 500, currency: 'USD' as const }, dueDay: TODAY, words: SECRET },
  },
});
const statement = { currency: 'USD' as const, day: TODAY, bankMinor: 100, reference: 'Statement 5', notes: 'Checked' };
const ofClient = () => ({ params: { id: billing.clientA.id } });
/** What no other client may read of a bill. */
const SECRET = 'Nobody else may read this';
const noted = async () => {
  await billing.issued({ notes: SECRET });
  return { query: {} };
};

const samples = [
  sample(invoices.listInvoices, { request: noted, by }),
  sample(invoices.getInvoice, { request: issued, by }),
  sample(invoices.createInvoice, {
    request: () => ({ body: draft() }),
    by,
    missing: () => ({ body: { ...draft(), clientId: 'ffffffffffffffffffffffff' } }),
  }),
  sample(invoices.changeInvoice, {
    request: async () => ({ ...(await drafted()), body: { ...draft(), version: 1 } }),
    by,
  }),
  sample(invoices.deleteDraft, { request: drafted, by }),
  sample(invoices.issueInvoice, {
    request: async () => ({ ...(await drafted()), body: { version: 1, number: null } }),
    by,
  }),
  sample(invoices.voidInvoice, { request: async () => ({ ...(await issued()), body: { reason: 'Wrong' } }), by }),
  sample(invoices.acceptAmount, {
    request: async () => ({
      ...(await issued()),
      body: { amountMinor: 5_000, usedMinor: 1_000_000, reason: 'Agreed', version: 2 },
    }),
    by: () => billing.owner,
  }),
  sample(invoices.withdrawAcceptedAmount, { request: issued, by: () => billing.owner }),
  sample(own.listOwnInvoices, { request: noted, by: asClientA, outsiders, secret: () => SECRET }),
  sample(own.getOwnInvoice, { request: issued, by: asClientA, outsiders }),
  sample(payments.listPayments, { request: () => ({ query: {} }), by }),
  sample(payments.getPayment, { request: paid, by }),
  sample(payments.recordPayment, {
    request: async () => ({ body: await payment() }),
    by,
    missing: async () => ({ body: { ...(await payment()), clientId: 'ffffffffffffffffffffffff' } }),
  }),
  sample(payments.voidPayment, { request: async () => ({ ...(await paid()), body: { reason: 'Bounced' } }), by }),
  sample(payments.useCredit, {
    request: async () => {
      await billing.pay(await billing.issued(), 1000, { allocations: [] });
      return { ...(await issued()), body: { amountMinor: 100 } };
    },
    by,
  }),
  sample(payments.previewVoid, { request: paid, by }),
  sample(payments.takeBackCredit, {
    request: async () => {
      const invoice = await billing.issued();
      await billing.pay(invoice, 1000, { allocations: [] });
      const desk = billing.http(billing.accountant);
      await desk.call(payments.useCredit, { params: { id: invoice.id }, body: { amountMinor: 100 } });
      const { body } = await desk.call(invoices.getInvoice, { params: { id: invoice.id } });
      const [use] = (body as Invoice).settlements;
      return { params: { id: invoice.id, useId: use?.id ?? '' }, body: { day: TODAY, reason: 'Another one' } };
    },
    by,
  }),
  sample(ownPayments.listOwnPayments, {
    request: async () => {
      await billing.pay(await billing.issued(), 100, { notes: SECRET });
      return { query: {} };
    },
    ...{ by: asClientA, outsiders, secret: () => SECRET },
  }),
  sample(creditNotes.listCreditNotes, { request: () => ({ query: {} }), by }),
  sample(creditNotes.createCreditNote, {
    request: async () => ({
      ...(await issued()),
      body: { day: TODAY, reason: 'Agreed', lines: [{ place: 0, netMinor: 100 }] },
    }),
    by,
  }),
  sample(ownCreditNotes.listOwnCreditNotes, {
    request: async () => {
      const body = { day: TODAY, reason: SECRET, lines: [{ place: 0, netMinor: 100 }] };
      await billing.http(billing.accountant).call(creditNotes.createCreditNote, { ...(await issued()), body });
      return { query: {} };
    },
    ...{ by: asClientA, outsiders, secret: () => SECRET },
  }),
  sample(accounts.getClientAccount, { request: ofClient, by }),
  sample(accounts.listCasesToBill, { request: ofClient, by }),
  sample(accounts.getCaseMoney, { request: () => ({ params: { id: billing.caseA } }), by }),
  sample(accounts.getOwnCaseMoney, { request: () => ({ params: { id: billing.caseA } }), by: asClientA, outsiders }),
  sample(accounts.getOwnAccount, { request: () => ({}), by: asClientA }),
  sample(funds.listFundMovements, { request: () => ({ query: {} }), by }),
  sample(funds.listFundBalances, { request: ofClient, by }),
  sample(funds.depositFunds, { request: moved, by }),
  sample(funds.refundFunds, {
    request: async () => {
      await deposited();
      return moved();
    },
    by,
  }),
  sample(funds.transferFunds, {
    request: async () => {
      await deposited();
      return { ...(await issued()), body: { caseId: null, amountMinor: 100, notes: '' } };
    },
    by,
  }),
  sample(funds.previewReversal, {
    request: async () => ({ params: { id: (await deposited()).body.id as string } }),
    by,
  }),
  sample(funds.reverseFundMovement, {
    request: async () => ({
      params: { id: (await deposited()).body.id as string },
      body: { day: TODAY, reason: 'Twice' },
    }),
    by,
  }),
  sample(threeWays.getFundsAsOf, { request: () => ({ query: { currency: 'USD' as const, day: TODAY } }), by }),
  sample(threeWays.listFundReconciliations, { request: () => ({ query: { currency: 'USD' as const } }), by }),
  sample(threeWays.recordFundReconciliation, { request: () => ({ body: statement }), by }),
  sample(bankLines.readBankFile, { request: () => ({ body: bankFile('read') }), by }),
  sample(bankLines.importBankFile, { request: () => ({ body: { ...bankFile('own'), fileName: 'may.csv' } }), by }),
  sample(bankLines.listBankImports, { request: () => ({ query: { currency: 'USD' as const } }), by }),
  sample(bankLines.dropBankImport, {
    request: async () => {
      const body = { ...bankFile(`dropped ${(await billing.issued()).id}`), fileName: 'may.csv' };
      const taken = await billing.http(billing.accountant).call(bankLines.importBankFile, { body });
      return { params: { id: taken.body.id as string } };
    },
    by,
  }),
  sample(bankLines.tieBankLine, {
    request: async () => {
      const body = { ...moved().body, amount: { amountMinor: 1200, currency: 'USD' as const } };
      const taken = await billing.http(billing.accountant).call(funds.depositFunds, { ...moved(), body });
      return { ...(await aBankLine()), body: { movementIds: [taken.body.id as string] } };
    },
    by,
  }),
  sample(bankLines.explainBankLine, {
    request: async () => ({ ...(await aBankLine()), body: { reason: 'A fee' } }),
    by,
  }),
  sample(bankLines.reopenBankLine, {
    request: async () => {
      const line = await aBankLine();
      await billing.http(billing.accountant).call(bankLines.explainBankLine, { ...line, body: { reason: 'A fee' } });
      return line;
    },
    by,
  }),
  sample(requests.listFundRequests, { request: ofClient, by }),
  sample(requests.askForFunds, { request: asking, by }),
  sample(requests.withdrawFundRequest, {
    request: async () => {
      const { body } = await billing.http(billing.accountant).call(requests.askForFunds, asking());
      return { params: { id: body.id as string }, body: { reason: 'Not needed' } };
    },
    by,
  }),
  sample(requests.listFundThresholds, { request: ofClient, by }),
  sample(requests.setFundThreshold, {
    request: () => ({ ...ofClient(), body: { caseId: billing.caseA, currency: 'USD' as const, thresholdMinor: 100 } }),
    by,
  }),
  sample(requests.listOwnFundRequests, {
    request: async () => {
      await billing.http(billing.accountant).call(requests.askForFunds, asking());
      return {};
    },
    ...{ by: asClientA, outsiders, secret: () => SECRET },
  }),
  sample(funds.listOwnFunds, { request: () => ({ query: {} }), by: asClientA }),
  sample(exchange.listExchangeRates, { request: () => ({}), by }),
  sample(exchange.setExchangeRate, {
    request: () => ({ params: { day: TODAY }, body: { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' } }),
    by,
  }),
  sample(vat.listVatRates, { request: () => ({}), by }),
  sample(vat.setVatRate, {
    request: () => ({ params: { from: '2027-01-01' }, body: { standardBp: 1200, law: 'Budget 2027' } }),
    by,
  }),
  sample(periods.getClosedBooks, { request: () => ({}), by }),
  sample(periods.closeBooks, {
    request: () => ({ body: { until: '2025-12-31', reason: 'End of the year' } }),
    by: () => billing.owner,
  }),
];

describe('strangers at invoices, payments and client money', () => {
  it.each(sampleMatrix(ENDPOINTS, samples))('SEC-04: $title', ({ check }) => check(billing));
});
