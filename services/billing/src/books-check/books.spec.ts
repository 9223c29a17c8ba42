import { randomBytes } from 'node:crypto';
import {
  depositFunds,
  refundFunds,
  reverseFundMovement,
  transferFunds,
} from '@diwan/contracts/money/client-funds/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { payOutCredit, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { changeExpense, createExpense, decideExpense, deleteExpense } from '@diwan/contracts/money/expenses/http';
import { getFundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import { getInvoice, issueInvoice, voidInvoice } from '@diwan/contracts/money/invoices/http';
import { previewVoid, takeBackCredit, useCredit, voidPayment } from '@diwan/contracts/money/payments/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { sized, type TestAnswer } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import * as fc from 'fast-check';
import type { Connection } from 'mongoose';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { checkBooks } from './check-books.js';

// Hundreds of deeds that wait for each other take longer than one.
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const staff = () => billing.http(billing.accountant);
const faults = async () => (await checkBooks(billing.app.get<Connection>(getConnectionToken()))).faults;
/** Client A, who has all the bills, turns out to be client B. */
const merge = (mergeId: string) => ({
  ...{ mergeId, keptId: billing.clientB.id, mergedId: billing.clientA.id },
  by: billing.owner.personId,
});
const funds = { caseId: null, day: TODAY, reference: '', notes: '' };
const moved = (amountMinor: number, daysAgo: number) => ({
  params: { id: billing.clientA.id },
  body: {
    ...{ ...funds, day: `2026-05-${20 - daysAgo}`, method: 'cash' as const },
    amount: { amountMinor, currency: 'USD' as const },
  },
});
const deposit = (amountMinor: number, daysAgo = 0) => staff().call(depositFunds, moved(amountMinor, daysAgo));
const refund = (amountMinor: number, daysAgo = 0) => staff().call(refundFunds, moved(amountMinor, daysAgo));

describe('many at once', () => {
  it('D-100: as many parallel issues give as many consecutive numbers', async () => {
    const count = sized({ gate: 50, full: 200 });
    const drafts: TestAnswer[] = [];
    for (let at = 0; at < count; at += 1) drafts.push(await billing.draft());
    const issued = await Promise.all(
      drafts.map(({ body: { id, version } }) =>
        staff().call(issueInvoice, { params: { id }, body: { version, number: null } }),
      ),
    );
    expect(new Set(issued.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = issued.map(({ body }) => body.number).sort();
    expect(numbers).toEqual(Array.from({ length: count }, (_, at) => `INV-202605-${String(at + 1).padStart(4, '0')}`));
    expect(await faults()).toEqual([]);
  });

  it('D-107: more parallel receipts of one dollar than an invoice has dollars pay it once, and no more', async () => {
    const { dollars, receipts } = sized({ gate: { dollars: 15, receipts: 25 }, full: { dollars: 60, receipts: 100 } });
    const invoice = await billing.issued({ lines: [line(dollars * 100)] });
    const paid = await Promise.all(Array.from({ length: receipts }, () => billing.pay(invoice, 100)));
    expect(paid.filter(({ status }) => status === 201)).toHaveLength(dollars);
    const { body } = await staff().call(getInvoice, { params: { id: invoice.id } });
    expect(body).toMatchObject({ state: 'paid', paidMinor: dollars * 100, balanceMinor: 0 });
    expect(await faults()).toEqual([]);
  });

  it('D-119: client money never becomes less than nothing, and is the same three ways', async () => {
    await deposit(1000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(300)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'FUNDS_SHORT')).toHaveLength(5);
    const { body } = await staff().call(getFundsAsOf, { query: { currency: 'USD', day: TODAY } });
    expect(body).toMatchObject({ currency: 'USD', ledgerMinor: 100, clientsMinor: 100, linesSince: null });
  });
});

describe('D-120, D-122: books', () => {
  type Deed = { kind: string; at: number; share: number };
  const deed = fc.record({
    kind: fc.constantFrom(
      'issue',
      'issue',
      'pay',
      'pay',
      'overpay',
      'pay-in-pounds',
      'void-payment',
      'credit-note',
      'credit',
      'credit',
      'take-back',
      'pay-out',
      'reverse-payout',
      'deposit',
      'deposit',
      'refund',
      'refund',
      'transfer',
      'reverse',
      'reverse',
      'void',
      'expense',
      'expense',
      'change-expense',
      'delete-expense',
      'merge',
      'undo-merge',
    ),
    at: fc.nat(20),
    share: fc.integer({ min: 1, max: 100 }),
  });

  it('stay right through any history of deeds, four at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 8 }),
        async (rounds) => {
          const history = {
            invoices: [await billing.issued({ lines: [line(3333, { vatClass: 'standard' })] })],
            payments: [] as string[],
            movements: [] as string[],
            payouts: [] as string[],
            expenses: [] as string[],
            merge: null as string | null,
          };
          for (const round of rounds) await Promise.all(round.map((one) => carryOut(one, history)));
          await carryOut({ kind: 'undo-merge', at: 0, share: 1 }, history);
          expect(await faults()).toEqual([]);
        },
      ),
      { numRuns: sized({ gate: 2, full: 25 }) },
    );
  });

  /** Refusals are as good as deeds: what counts is that the books are right after all of them. */
  async function carryOut(
    { kind, at, share }: Deed,
    history: {
      invoices: { id: string; client: { id: string; name: string } }[];
      payments: string[];
      movements: string[];
      payouts: string[];
      expenses: string[];
      merge: string | null;
    },
  ) {
    const written = history.invoices[at % history.invoices.length];
    const payment = history.payments[at % Math.max(1, history.payments.length)];
    if (!written) return;
    const invoice = { ...written, client: history.merge === null ? written.client : billing.clientB };
    const params = { id: invoice.id };
    const amountMinor = share * 37;
    const allocations = [{ invoiceId: invoice.id, amountMinor, usedMinor: null }];
    if (kind === 'issue') {
      const lines = [line(amountMinor, { vatClass: 'standard', quantityMilli: 1333 })];
      // Refused where its client is merged at the same moment.
      const issued = await billing.issued({ lines }).catch(() => null);
      if (issued) history.invoices.push(issued);
    }
    if (kind === 'pay' || kind === 'overpay') {
      const more =
        kind === 'pay' ? {} : { amount: { amountMinor: amountMinor + 500, currency: 'USD' as const }, allocations };
      const { status, body } = await billing.pay(invoice, amountMinor, more);
      if (status === 201) history.payments.push(body.id);
    }
    if (kind === 'pay-in-pounds') {
      // As far from the rate as anybody may take it.
      const usedMinor = Math.round(amountMinor * 895 * (1 + ((at % 9) - 4) / 100));
      const money = { amountMinor: usedMinor, currency: 'LBP' as const };
      const shares = [{ invoiceId: invoice.id, amountMinor, usedMinor }];
      const { status, body } = await billing.pay(invoice, amountMinor, { amount: money, allocations: shares });
      if (status === 201) history.payments.push(body.id);
    }
    if (kind === 'void-payment' && payment) {
      const { body } = await staff().call(previewVoid, { params: { id: payment } });
      const takeBack = body.uses.map(({ id }: { id: string }) => id);
      await staff().call(voidPayment, {
        params: { id: payment },
        body: { reason: 'Bounced', takeBack, owedBack: at % 2 ? [] : body.owedBack },
      });
    }
    if (kind === 'pay-out') {
      const { params: client, body } = moved(share, at % 10);
      const { caseId: _, ...fields } = body;
      const paid = await staff().call(payOutCredit, { params: client, body: fields });
      if (paid.status === 201) history.payouts.push(paid.body.id);
    }
    const payout = history.payouts[share % Math.max(1, history.payouts.length)];
    if (kind === 'reverse-payout' && payout)
      await staff().call(reverseCreditPayout, { params: { id: payout }, body: { day: TODAY, reason: 'It came back' } });
    if (kind === 'take-back') {
      const { body } = await staff().call(getInvoice, { params });
      const used = body.settlements.find(({ kind: of }: { kind: string }) => of === 'credit');
      if (used)
        await staff().call(takeBackCredit, {
          params: { ...params, useId: used.id },
          body: { day: TODAY, reason: 'No' },
        });
    }
    if (kind === 'credit-note') {
      const body = { day: TODAY, reason: 'Agreed', lines: [{ place: 0, netMinor: share }] };
      await staff().call(createCreditNote, { params, body });
    }
    if (kind === 'credit') await staff().call(useCredit, { params, body: { amountMinor: share } });
    if (kind.endsWith('expense')) await spend(kind, { at, amountMinor }, history.expenses);
    // Some of them are written down days later.
    const keep = ({ status, body }: TestAnswer) => status === 201 && history.movements.push(body.id);
    if (kind === 'deposit') keep(await deposit(share, at % 10));
    if (kind === 'refund') keep(await refund(Math.ceil(share / 3), at % 10));
    if (kind === 'transfer')
      keep(await staff().call(transferFunds, { params, body: { caseId: null, amountMinor: share, notes: '' } }));
    const movement = history.movements[share % Math.max(1, history.movements.length)];
    if (kind === 'reverse' && movement)
      await staff().call(reverseFundMovement, {
        params: { id: movement },
        body: { day: `2026-05-${20 - (at % 10)}`, reason: 'Wrong' },
      });
    if (kind === 'merge' && history.merge === null) {
      history.merge = randomBytes(12).toString('hex');
      await billing.deliver(ClientsMergedV1, merge(history.merge));
    }
    if (kind === 'undo-merge' && history.merge !== null) {
      const undone = merge(history.merge);
      history.merge = null;
      await billing.deliver(ClientMergeUndoneV1, undone);
    }
    if (kind === 'void') await staff().call(voidInvoice, { params, body: { reason: 'Wrong' } });
  }

  /** What the office spends, in both currencies, with tax that is reckoned, typed or none; approved, changed and deleted. */
  async function spend(kind: string, { at, amountMinor }: { at: number; amountMinor: number }, expenses: string[]) {
    const owner = billing.http(billing.owner);
    const vat = [
      { kind: 'none' },
      { kind: 'standard' },
      { kind: 'typed', vatMinor: Math.ceil(amountMinor / 3) },
    ] as const;
    const body = {
      ...{ description: 'Toner', amount: { amountMinor, currency: at % 2 ? ('LBP' as const) : ('USD' as const) } },
      ...{ vat: vat[at % 3] ?? vat[0], day: TODAY, receiptNumber: '', vendor: '', clientId: null, caseId: null },
      submit: true,
    };
    const id = expenses[at % Math.max(1, expenses.length)] ?? '';
    if (kind === 'change-expense')
      await owner.call(changeExpense, { params: { id }, body: { ...body, version: 1 + (at % 4) } });
    if (kind === 'delete-expense') await owner.call(deleteExpense, { params: { id } });
    if (kind !== 'expense') return;
    const written = await owner.call(createExpense, { body });
    await owner.call(decideExpense, { params: { id: written.body.id }, body: { to: 'approved', version: 1 } });
    expenses.push(written.body.id);
  }
});
