import type { EventType } from '@diwan/contracts/events/event';
import { standingNow } from '@diwan/contracts/money/client-accounts/questions';
import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import {
  depositFunds,
  refundFunds,
  reverseFundMovement,
  transferFunds,
} from '@diwan/contracts/money/client-funds/http';
import { fundMovementNotice } from '@diwan/contracts/money/client-funds/questions';
import { CreditNoteIssuedV1 } from '@diwan/contracts/money/credit-notes/events';
import { creditNoteNotice } from '@diwan/contracts/money/credit-notes/questions';
import { CreditPaidOutV1, CreditPayoutReversedV1 } from '@diwan/contracts/money/credit-payouts/events';
import { reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { creditPayoutNotice } from '@diwan/contracts/money/credit-payouts/questions';
import { CreditTakenBackV1, CreditUsedV1 } from '@diwan/contracts/money/credit-uses/events';
import { creditUseNotice } from '@diwan/contracts/money/credit-uses/questions';
import { FundsAskedV1 } from '@diwan/contracts/money/fund-requests/events';
import { askForFunds } from '@diwan/contracts/money/fund-requests/http';
import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import { PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { Currency } from '@diwan/contracts/shared/money';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { creditDeeds, usd } from '../../test/credit-deeds.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(() => billing.stop());

const { owes, cheque, use, takeBack, preview, bounce, payOut, creditNote, read } = creditDeeds(() => billing);
const staff = () => billing.http(billing.accountant);
const funds = (amountMinor: number, caseId: string | null = null) => ({
  params: { id: billing.clientA.id },
  body: { caseId, day: TODAY, reference: '', notes: '', method: 'check' as const, amount: usd(amountMinor) },
});
const deposit = async (...how: Parameters<typeof funds>) => (await staff().call(depositFunds, funds(...how))).body;
const transfer = async (id: string, amountMinor: number, caseId: string | null = null) =>
  (await staff().call(transferFunds, { params: { id }, body: { caseId, amountMinor, notes: '' } })).body;
const reverse = async ({ id }: { id: string }) =>
  (await staff().call(reverseFundMovement, { params: { id }, body: { day: TODAY, reason: 'Mistaken' } })).body;
const noticeOf = ({ id }: { id: string }, clientId = billing.clientA.id) =>
  billing.ask(fundMovementNotice, { movementId: id, clientId });
/** What was told, in its order. */
const toldOf = async (event: EventType) => (await billing.eventsOf(event)).map(({ payload }) => payload);
/** How the client stands now. */
const standing = (invoices: { id: string }[], creditIn: Currency[] = [], clientId = billing.clientA.id) =>
  billing.ask(standingNow, { clientId, invoiceIds: invoices.map(({ id }) => id), creditIn });
/** What changed for a client. */
const change = (more: Partial<AccountChange>): AccountChange => ({
  ...{ clientId: billing.clientA.id, invoiceIds: [], caseIds: [], creditIn: [], ...more },
});
const reopened = (...invoices: { id: string }[]) => ({
  ...{ invoiceIds: invoices.map(({ id }) => id), caseIds: [billing.caseA] },
});
/** Two records of one client become one, and are two again. */
const merge = () => ({
  ...{ mergeId: 'a'.repeat(24), keptId: billing.clientB.id, mergedId: billing.clientA.id },
  by: billing.owner.personId,
});

describe('H5: whatever happens to a client’s money is told', () => {
  it('what is held for them: it came, paid an invoice, went back; each once, and what was refused not at all', async () => {
    const came = await deposit(20_000, billing.caseA);
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 4_000, billing.caseA);
    const back = (await staff().call(refundFunds, funds(1_000, billing.caseA))).body;
    expect((await staff().call(refundFunds, funds(90_000))).body.code).toBe('FUNDS_SHORT');
    const of = { clientId: billing.clientA.id, caseId: billing.caseA, changes: [] };
    expect(await toldOf(FundsMovedV1)).toEqual([
      { ...of, movementId: came.id },
      { ...of, movementId: paid.id },
      { ...of, movementId: back.id },
    ]);
    const said = { reverses: null, isReversed: false, clientPath: '/billing/held' };
    expect(await noticeOf(came)).toEqual({
      ...{ number: came.number, kind: 'deposit', amount: usd(20_000), invoice: null },
      ...said,
    });
    expect(await noticeOf(paid)).toMatchObject({
      ...{ kind: 'transfer', amount: usd(4_000), invoice: { number: invoice.number, left: usd(6_000) } },
    });
    expect(await noticeOf(back)).toMatchObject({ kind: 'refund', amount: usd(1_000) });
  });

  it('a reversal, with the invoice that is owed again and the case it is of', async () => {
    await deposit(20_000);
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 4_000);
    const undone = await reverse(paid);
    const { id: clientId } = billing.clientA;
    expect((await toldOf(FundsMovedV1)).slice(1)).toEqual([
      { movementId: paid.id, clientId, caseId: billing.caseA, changes: [] },
      {
        ...{ movementId: undone.id, clientId, caseId: billing.caseA },
        changes: [change(reopened(invoice))],
      },
    ]);
    expect(await noticeOf(paid)).toMatchObject({ isReversed: true });
    expect(await noticeOf(undone)).toMatchObject({
      ...{ kind: 'reversal', reverses: { id: paid.id, number: paid.number, kind: 'transfer' }, isReversed: false },
    });
  });

  it('a reversal of a transfer that a credit note made credit of takes that credit, and leaves nothing to pay', async () => {
    await deposit(20_000);
    const invoice = await billing.issued();
    const paid = await transfer(invoice.id, 10_000);
    await creditNote(invoice, 10_000);
    expect(await standing([], ['USD'])).toMatchObject({ credit: [usd(10_000)] });
    await reverse(paid);
    expect((await toldOf(FundsMovedV1)).at(-1)).toMatchObject({ changes: [change({ creditIn: ['USD'] })] });
    expect(await standing([], ['USD'])).toEqual({ invoices: [], credit: [usd(0)], clientPath: '/billing/credits' });
  });

  it('a reversed deposit asks again for what it was the answer to', async () => {
    const asked = { amount: usd(20_000), caseId: null, dueDay: TODAY, words: 'Court fees' };
    const of = { params: { id: billing.clientA.id } };
    const request = (await staff().call(askForFunds, { ...of, body: asked })).body;
    const came = (await staff().call(depositFunds, { ...of, body: { ...funds(20_000).body, requestId: request.id } }))
      .body;
    await reverse(came);
    const told = { requestId: request.id, clientId: billing.clientA.id, caseId: null };
    expect(await toldOf(FundsAskedV1)).toEqual([told, { ...told, again: true }]);
  });

  it('a credit note: what is left of the invoice, and what of it is credit now', async () => {
    const [open, paid] = [await billing.issued(), await billing.issued()];
    await cheque(paid, 10_000);
    const [on, ofPaid] = [(await creditNote(open, 2_000)).body, (await creditNote(paid, 3_000)).body];
    const { id: clientId } = billing.clientA;
    expect(await toldOf(CreditNoteIssuedV1)).toEqual([
      { creditNoteId: on.id, clientId, caseId: billing.caseA },
      { creditNoteId: ofPaid.id, clientId, caseId: billing.caseA },
    ]);
    expect(await billing.ask(creditNoteNotice, { creditNoteId: on.id, clientId })).toEqual({
      ...{ number: on.number, amount: usd(2_000), credit: usd(0), left: usd(8_000) },
      invoice: { id: open.id, number: open.number },
      clientPath: '/billing/credits',
    });
    expect(await billing.ask(creditNoteNotice, { creditNoteId: ofPaid.id, clientId })).toMatchObject({
      ...{ amount: usd(3_000), credit: usd(3_000), left: usd(0) },
    });
  });

  it('credit that paid an invoice, and that it does not any more', async () => {
    const [paid, other] = [await billing.issued(), await billing.issued()];
    await cheque(paid, 15_000);
    await use(other, 5_000);
    const [{ id: useId = '' } = {}] = (await read(other)).settlements;
    const told = { useId, clientId: billing.clientA.id, invoiceId: other.id, caseId: billing.caseA };
    expect(await toldOf(CreditUsedV1)).toEqual([told]);
    const asked = { useId, invoiceId: other.id, clientId: billing.clientA.id };
    expect(await billing.ask(creditUseNotice, asked)).toEqual({
      ...{ amount: usd(5_000), invoiceNumber: other.number, left: usd(5_000), isReversed: false },
      clientPath: `/billing/invoices/${other.id}`,
    });
    await takeBack(other, useId);
    expect(await toldOf(CreditTakenBackV1)).toEqual([
      { ...told, back: usd(5_000), changes: [change({ ...reopened(other), creditIn: ['USD'] })] },
    ]);
    expect(await billing.ask(creditUseNotice, asked)).toMatchObject({ isReversed: true, left: usd(10_000) });
  });

  it('credit that was paid out, and that it was not', async () => {
    await cheque(await billing.issued(), 15_000);
    const { id, number } = (await payOut(5_000)).body;
    const told = { payoutId: id, clientId: billing.clientA.id };
    expect(await toldOf(CreditPaidOutV1)).toEqual([told]);
    expect(await billing.ask(creditPayoutNotice, { payoutId: id, clientId: billing.clientA.id })).toEqual({
      ...{ number, amount: usd(5_000), isReversed: false, clientPath: '/billing/credits' },
    });
    await staff().call(reverseCreditPayout, { params: { id }, body: { day: TODAY, reason: 'Never left' } });
    expect(await toldOf(CreditPayoutReversedV1)).toEqual([told]);
    expect(await billing.ask(creditPayoutNotice, { payoutId: id, clientId: billing.clientA.id })).toMatchObject({
      isReversed: true,
    });
  });

  it('a voided receipt: each invoice that is open again once, and whose credit went; not what is paid meanwhile', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const bounced = await cheque(first, 18_000);
    await use(second, 3_000);
    await payOut(5_000);
    const [{ id: taken = '' } = {}] = (await preview(bounced)).uses;
    await bounce(bounced, { takeBack: [taken], owedBack: [owes(5_000)] });
    const { id: clientId } = billing.clientA;
    const changes = [change({ ...reopened(first, second), creditIn: ['USD'] })];
    expect(await toldOf(PaymentVoidedV1)).toEqual([{ paymentId: bounced.id, clientId, changes }]);
    expect(await standing([second, first], ['USD', 'LBP'])).toEqual({
      invoices: [
        { number: first.number, left: usd(10_000) },
        { number: second.number, left: usd(10_000) },
      ],
      ...{ credit: [usd(-5_000), { amountMinor: 0, currency: 'LBP' }], clientPath: '/billing' },
    });
    const allocations = [{ invoiceId: first.id, amountMinor: 10_000, usedMinor: null }];
    await billing.pay(first, 15_000, { allocations });
    expect(await standing([first, second], ['USD'])).toEqual({
      invoices: [{ number: second.number, left: usd(10_000) }],
      ...{ credit: [usd(0)], clientPath: `/billing/invoices/${second.id}` },
    });
    expect(await standing([])).toEqual({ invoices: [], credit: [], clientPath: '/billing/credits' });
  });

  it('of credit that is taken back, what a credit note made credit of before does not come back again', async () => {
    const [paid, other] = [await billing.issued(), await billing.issued()];
    await cheque(paid, 15_000);
    await use(other, 5_000);
    await creditNote(other, 8_000);
    const { id: useId = '' } = (await read(other)).settlements.find(({ kind }) => kind === 'credit') ?? {};
    await takeBack(other, useId);
    expect(await toldOf(CreditTakenBackV1)).toMatchObject([{ back: usd(2_000) }]);
    expect(await standing([], ['USD'])).toMatchObject({ credit: [usd(5_000)] });
  });

  it('another client whose invoice it had paid is told of that alone', async () => {
    const invoice = await billing.issued();
    await billing.pay({ ...invoice, client: billing.clientB }, 5_000, { allocations: [] });
    await billing.deliver(ClientsMergedV1, merge());
    await use(invoice, 5_000);
    await billing.deliver(ClientMergeUndoneV1, merge());
    const [{ id: useId = '' } = {}] = (await read(invoice)).settlements;
    await takeBack(invoice, useId);
    const { id: clientId } = billing.clientB;
    expect(await toldOf(CreditTakenBackV1)).toMatchObject([
      { clientId, changes: [change(reopened(invoice)), { ...change({ clientId }), creditIn: ['USD'] }] },
    ]);
  });

  it('another client whose credit a voided receipt takes is told', async () => {
    const invoice = await billing.issued();
    await billing.deliver(ClientsMergedV1, merge());
    const bounced = await billing.pay({ ...invoice, client: billing.clientB }, 10_000, {
      allocations: [{ invoiceId: invoice.id, amountMinor: 10_000, usedMinor: null }],
    });
    await billing.deliver(ClientMergeUndoneV1, merge());
    await creditNote(invoice, 10_000);
    await bounce(bounced.body);
    expect(await toldOf(PaymentVoidedV1)).toMatchObject([
      { clientId: billing.clientB.id, changes: [change({ creditIn: ['USD'] })] },
    ]);
  });

  it('nobody reads of another client’s invoice, note, payout or movement', async () => {
    await deposit(20_000);
    const [invoice, noted] = [await billing.issued(), await billing.issued()];
    await billing.pay({ ...invoice, client: billing.clientB }, 5_000, { allocations: [] });
    const moved = await transfer(invoice.id, 4_000);
    const note = (await creditNote(noted, 2_000)).body;
    await billing.deliver(ClientsMergedV1, merge());
    const { id: clientId } = billing.clientB;
    const paid = await transfer(invoice.id, 1_000);
    await use(invoice, 5_000);
    expect(await noticeOf(paid, clientId)).toMatchObject({ invoice: { number: invoice.number } });
    const useId = (await read(invoice)).settlements.find(({ kind }) => kind === 'credit')?.id ?? '';
    const asked = { useId, invoiceId: invoice.id, clientId };
    expect(await billing.ask(creditUseNotice, asked)).toMatchObject({ invoiceNumber: invoice.number });
    await billing.deliver(ClientMergeUndoneV1, merge());
    expect(await noticeOf(moved, clientId)).toBeNull();
    expect(await billing.ask(creditNoteNotice, { creditNoteId: note.id, clientId })).toBeNull();
    expect(await billing.ask(creditUseNotice, asked)).toBeNull();
    expect(await noticeOf(paid, clientId)).toMatchObject({ invoice: null });
    expect(await standing([invoice], [], clientId)).toMatchObject({ invoices: [] });
  });
});
