import type { EventType } from '@diwan/contracts/events/event';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { listNotices } from '@diwan/contracts/messages/notices/http';
import { standingNow } from '@diwan/contracts/money/client-accounts/questions';
import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import { fundMovementNotice } from '@diwan/contracts/money/client-funds/questions';
import { CreditNoteIssuedV1 } from '@diwan/contracts/money/credit-notes/events';
import { creditNoteNotice } from '@diwan/contracts/money/credit-notes/questions';
import { CreditPaidOutV1, CreditPayoutReversedV1 } from '@diwan/contracts/money/credit-payouts/events';
import { creditPayoutNotice } from '@diwan/contracts/money/credit-payouts/questions';
import { CreditTakenBackV1, CreditUsedV1 } from '@diwan/contracts/money/credit-uses/events';
import { creditUseNotice } from '@diwan/contracts/money/credit-uses/questions';
import { FundsAskedV1 } from '@diwan/contracts/money/fund-requests/events';
import { fundRequestNotice } from '@diwan/contracts/money/fund-requests/questions';
import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import { PaymentRecordedV1, PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { paymentNotice } from '@diwan/contracts/money/payments/questions';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { CASE, CLIENT, NO_WHATSAPP, OWNER, otherServices, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';
import { UntoldNotices } from './untold-notices.js';

type Movement = NonNullable<z.output<typeof fundMovementNotice.output>>;
const ID = '64b0000000000000000000f1';
const OTHER_ID = '64b0000000000000000000f2';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const open = { invoices: [{ number: 'INV-202604-0007', left: usd(80_000) }], credit: [], clientPath: '/billing' };
const nothing = { invoices: [], credit: [], clientPath: '/billing/credits' };
const movement = (kind: Movement['kind'], more: Partial<Movement> = {}): Movement => ({
  ...{ number: 'REC-202604-0009', kind, amount: usd(500_000), invoice: null, reverses: null, isReversed: false },
  ...{ clientPath: '/billing/held', ...more },
});
const paid = { number: 'INV-202604-0007', left: usd(30_000) };
const reversalOf = (kind: NonNullable<Movement['reverses']>['kind']) =>
  movement('reversal', { number: 'REV-202604-0001', reverses: { id: OTHER_ID, number: 'REC-202604-0002', kind } });
const changed = (clientId = CLIENT, more: Partial<AccountChange> = {}): AccountChange => ({
  ...{ clientId, invoiceIds: [ID], caseIds: [CASE], creditIn: [], ...more },
});

describe('H5: a client reads what happens to their money', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let stands: z.output<typeof standingNow.output>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ env: { QUIET_HOURS: '21:00-08:00' } }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    stands = open;
    service.rpcAnswers(standingNow, () => stands);
    await forget();
    // A Tuesday morning in Beirut: nothing waits for the end of quiet hours.
    service.setTime(new Date('2026-05-05T08:30:00.000Z'));
  });
  afterEach(() => service.setTime(null));

  const forget = async () => {
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  };
  /** The notices, once none is under way any more. */
  const settled = (count: number) =>
    eventually(async () => {
      const notices = await service.model('Notice').find().sort({ family: 1 }).lean<NoticeRecord[]>();
      expect(notices).toHaveLength(count);
      for (const { state } of notices) expect(['pending', 'sending']).not.toContain(state);
      return notices;
    });
  /** What is said of an event to its one reader. */
  const saidOf = async (event: EventType, payload: object) => {
    await forget();
    await service.deliver(event, payload);
    const [notice] = await settled(1);
    const [message] = (await service.http().call(readDemoInbox, { query: {} })).body;
    return { state: notice?.state, reason: notice?.reason, family: notice?.family, ...message };
  };
  const moved = (changes: AccountChange[] = []) => ({ movementId: ID, clientId: CLIENT, caseId: CASE, changes });

  it.each([
    ['a deposit', movement('deposit'), 'funds_received', ['USD 5,000.00', 'REC-202604-0009', '/billing/held']],
    ['a refund', movement('refund'), 'funds_refunded', ['USD 5,000.00', 'did not reach you']],
    [
      'a transfer',
      movement('transfer', { invoice: paid }),
      'funds_transferred',
      ['USD 5,000.00', 'INV-202604-0007', 'USD 300.00'],
    ],
    ['a deposit that never came', reversalOf('deposit'), 'deposit_reversed', ['REC-202604-0002', 'does not count']],
    ['a refund that never went', reversalOf('refund'), 'refund_reversed', ['REC-202604-0002', 'hold this money']],
    [
      'a transfer to another invoice',
      reversalOf('transfer'),
      'transfer_reversed',
      ['REC-202604-0002', 'Now to pay: INV-202604-0007 (USD 800.00).', '/billing'],
    ],
  ])('BILL-10: %s is told, with its number and amount', async (_, answer, template, parts) => {
    service.rpcAnswers(fundMovementNotice, () => answer);
    const said = await saidOf(FundsMovedV1, moved([changed()]));
    expect(said).toMatchObject({ family: 'funds_moved', state: 'sent', template });
    for (const part of parts) expect(said.body).toContain(part);
  });

  it('what was reversed before the message went is not told', async () => {
    service.rpcAnswers(fundMovementNotice, () => movement('deposit', { isReversed: true }));
    expect(await saidOf(FundsMovedV1, moved())).toMatchObject({ state: 'cancelled', reason: 'movement_reversed' });
    service.rpcAnswers(fundMovementNotice, () => null);
    expect(await saidOf(FundsMovedV1, moved())).toMatchObject({ state: 'cancelled', reason: 'movement_gone' });
    const payout = { number: 'RFD-202604-0001', amount: usd(5_000), isReversed: true, clientPath: '/billing/credits' };
    service.rpcAnswers(creditPayoutNotice, () => payout);
    const told = { payoutId: ID, clientId: CLIENT };
    expect(await saidOf(CreditPaidOutV1, told)).toMatchObject({ state: 'cancelled', reason: 'movement_reversed' });
    expect(await saidOf(CreditPayoutReversedV1, told)).toMatchObject({
      ...{ state: 'sent', template: 'credit_payout_reversed', body: expect.stringContaining('RFD-202604-0001') },
    });
  });

  it('D-109: a credit note says what is left to pay, and what became credit', async () => {
    const note = { number: 'CN-202604-0001', amount: usd(30_000), left: usd(50_000) };
    const of = { ...note, invoice: { id: OTHER_ID, number: 'INV-202604-0007' }, clientPath: '/billing/credits' };
    const told = { creditNoteId: ID, clientId: CLIENT, caseId: CASE };
    service.rpcAnswers(creditNoteNotice, () => ({ ...of, credit: usd(0) }));
    const plain = await saidOf(CreditNoteIssuedV1, told);
    expect(plain).toMatchObject({ state: 'sent', template: 'credit_note_issued' });
    for (const part of ['CN-202604-0001', 'USD 300.00', 'INV-202604-0007', 'Left to pay on it: USD 500.00'])
      expect(plain.body).toContain(part);
    service.rpcAnswers(creditNoteNotice, () => ({ ...of, credit: usd(10_000) }));
    // Most of it is used already.
    stands = { ...open, credit: [usd(1_000)] };
    expect(await saidOf(CreditNoteIssuedV1, told)).toMatchObject({
      template: 'credit_note_of_paid',
      body: expect.stringMatching(
        /Of this USD 100\.00 had been paid .*Now to pay: INV-202604-0007 \(USD 800\.00\)\. Your credit with us is USD 10\.00\. You can/,
      ),
    });
  });

  it('D-108: credit that paid an invoice is told, and what is to be paid when it does not any more', async () => {
    let isReversed = false;
    const use = { amount: usd(5_000), invoiceNumber: 'INV-202604-0007', left: usd(75_000), clientPath: '/billing' };
    service.rpcAnswers(creditUseNotice, () => ({ ...use, isReversed }));
    const told = { useId: OTHER_ID, clientId: CLIENT, invoiceId: ID, caseId: CASE };
    expect(await saidOf(CreditUsedV1, told)).toMatchObject({
      ...{ state: 'sent', template: 'credit_used', body: expect.stringContaining('Left to pay on it: USD 750.00') },
    });
    isReversed = true;
    expect(await saidOf(CreditUsedV1, told)).toMatchObject({ state: 'cancelled', reason: 'movement_reversed' });
    const back = { ...told, back: usd(2_000), changes: [changed(CLIENT, { creditIn: ['USD'] })] };
    stands = { ...open, credit: [usd(5_000)] };
    expect(await saidOf(CreditTakenBackV1, back)).toMatchObject({
      template: 'credit_taken_back',
      body: expect.stringMatching(
        /USD 20\.00 is back .*Now to pay: INV-202604-0007 \(USD 800\.00\)\. Your credit with us is USD 50\.00\. The/,
      ),
    });
  });

  it('D-118: a voided receipt names what is to be paid again, three invoices at most, and credit that is owed back', async () => {
    const amount = usd(100_000);
    const payment = { number: 'REC-202604-0003', amount, isVoided: true, clientPath: '/billing/payments' };
    service.rpcAnswers(paymentNotice, () => payment);
    const voided = { paymentId: ID, clientId: CLIENT };
    const numbered = (n: number) => ({ number: `INV-202604-000${n}`, left: usd(n * 100) });
    stands = { ...open, invoices: [1, 2, 3, 4, 5].map(numbered), credit: [usd(-2_000)] };
    const said = await saidOf(PaymentVoidedV1, { ...voided, changes: [changed(CLIENT, { creditIn: ['USD'] })] });
    expect(said).toMatchObject({ family: 'receipt_voided', template: 'receipt_voided_standing' });
    expect(said.body).toContain(
      'Now to pay: INV-202604-0001 (USD 1.00), INV-202604-0002 (USD 2.00), INV-202604-0003 (USD 3.00) and 2 more. ' +
        'You owe us USD 20.00 in all of credit that was paid out to you.',
    );
    stands = nothing;
    expect(await saidOf(PaymentVoidedV1, { ...voided, changes: [changed()] })).toMatchObject({
      template: 'receipt_voided',
    });
    // From a build before.
    expect(await saidOf(PaymentVoidedV1, voided)).toMatchObject({ state: 'sent', template: 'receipt_voided' });
  });

  it('another client whose invoice it had paid is told of that alone, while it is open', async () => {
    service.rpcAnswers(fundMovementNotice, () => reversalOf('transfer'));
    await service.deliver(FundsMovedV1, moved([changed(OWNER)]));
    const [own, theirs] = await settled(2);
    expect([own, theirs]).toMatchObject([
      { family: 'funds_moved', personId: CLIENT, state: 'sent' },
      { family: 'payment_undone', personId: OWNER, state: 'sent' },
    ]);
    const messages = (await service.http().call(readDemoInbox, { query: {} })).body;
    const reopened = messages.find(({ template }: { template: string }) => template === 'payment_undone');
    expect(reopened?.body).toContain('Now to pay: INV-202604-0007 (USD 800.00).');
    expect(reopened?.body).not.toContain('REC-');
    await forget();
    stands = nothing;
    await service.deliver(FundsMovedV1, moved([changed(OWNER)]));
    expect((await settled(2))[1]).toMatchObject({ state: 'cancelled', reason: 'nothing_to_tell' });
  });

  describe('what is taken back before anybody heard of it', () => {
    /** In the night, so that it waits for the morning. */
    const atNight = async (event: EventType, payload: object) => {
      service.setTime(new Date('2026-05-04T21:30:00.000Z'));
      await service.deliver(event, payload);
    };
    const inTheMorning = (count: number) => {
      service.setTime(new Date('2026-05-05T08:30:00.000Z'));
      return settled(count);
    };
    const states = (notices: NoticeRecord[]) => notices.map(({ state }) => state).sort();
    const reversed = { state: 'cancelled', reason: 'movement_reversed' };

    it('is not told, nor that it is; also where it looked as if it stood when its turn came', async () => {
      const answers: Record<string, Movement> = { [OTHER_ID]: movement('deposit'), [ID]: reversalOf('deposit') };
      service.rpcAnswers(fundMovementNotice, ({ movementId }) => answers[movementId] ?? null);
      await atNight(FundsMovedV1, { ...moved(), movementId: OTHER_ID });
      const untold = service.app.get(UntoldNotices);
      const withdraw = () => untold.withdraw(CLIENT, 'funds_moved', { movementId: OTHER_ID }, 'movement_reversed');
      expect(await withdraw()).toBe(true);
      expect(await withdraw()).toBe(true);
      await service.deliver(FundsMovedV1, moved());
      expect(await inTheMorning(2)).toMatchObject([reversed, reversed]);
    });

    it('is told where it was told, where it had no way to its person, and where it took credit', async () => {
      service.rpcAnswers(fundMovementNotice, ({ movementId }) =>
        movementId === ID ? reversalOf('transfer') : movement('transfer', { isReversed: true }),
      );
      await service.deliver(FundsMovedV1, { ...moved(), movementId: OTHER_ID });
      await settled(1);
      const original = { personId: CLIENT, 'facts.movementId': OTHER_ID };
      await service.model('Notice').updateOne(original, { reason: 'no_address' });
      await service.deliver(FundsMovedV1, moved([changed()]));
      expect(states(await settled(2))).toEqual(['cancelled', 'sent']);
      await forget();
      await atNight(FundsMovedV1, { ...moved(), movementId: OTHER_ID });
      await service.deliver(FundsMovedV1, moved([changed(CLIENT, { creditIn: ['USD'] })]));
      expect(states(await inTheMorning(2))).toEqual(['cancelled', 'sent']);
    });

    it('is told of a receipt by which an invoice is open again, and not of one that paid nothing', async () => {
      const amount = usd(100_000);
      const payment = { number: 'REC-202604-0003', amount, isVoided: true, clientPath: '/billing/payments' };
      service.rpcAnswers(paymentNotice, () => payment);
      const of = { paymentId: ID, clientId: CLIENT };
      await atNight(PaymentRecordedV1, of);
      await service.deliver(PaymentVoidedV1, { ...of, changes: [changed()] });
      expect(states(await inTheMorning(2))).toEqual(['cancelled', 'sent']);
      await forget();
      await atNight(PaymentRecordedV1, of);
      await service.deliver(PaymentVoidedV1, { ...of, changes: [] });
      expect((await inTheMorning(2)).map(({ reason }) => reason)).toEqual(['payment_void', 'payment_void']);
    });
  });

  it('goes also to whoever wants nothing about bills, by the usual ways', async () => {
    const client = others.people.get(CLIENT);
    if (!client) throw new Error('no client');
    others.people.set(CLIENT, { ...client, channels: NO_WHATSAPP });
    service.rpcAnswers(fundMovementNotice, () => movement('refund'));
    expect(await saidOf(FundsMovedV1, moved())).toMatchObject({ state: 'sent', template: 'funds_refunded' });
    const note = { number: 'CN-202604-0001', amount: usd(30_000), left: usd(50_000), credit: usd(0) };
    const of = { ...note, invoice: { id: OTHER_ID, number: 'INV-202604-0007' }, clientPath: '/billing/credits' };
    service.rpcAnswers(creditNoteNotice, () => of);
    const told = { creditNoteId: ID, clientId: CLIENT, caseId: CASE };
    expect(await saidOf(CreditNoteIssuedV1, told)).toMatchObject({ state: 'suppressed', reason: 'opted_out' });
  });

  it('BILL-10: a request whose deposit was reversed asks again, with the day that it named', async () => {
    const left = usd(70_000);
    const request = { state: 'asked' as const, left, dueDay: '2026-04-20', clientPath: '/billing/held' };
    service.rpcAnswers(fundRequestNotice, () => request);
    const asked = { requestId: ID, clientId: CLIENT, caseId: null };
    expect(await saidOf(FundsAskedV1, asked)).toMatchObject({ template: 'funds_asked' });
    expect(await saidOf(FundsAskedV1, { ...asked, again: true })).toMatchObject({
      ...{ template: 'funds_asked_again', body: expect.stringContaining('USD 700.00, asked for by 20 April 2026') },
    });
  });

  it('SEC-04: who is kept away from a case does not read in the log that an invoice of it is open again', async () => {
    others.walled = [CASE];
    await service.deliver(PaymentVoidedV1, { paymentId: ID, clientId: OWNER, changes: [changed()] });
    await service.deliver(PaymentVoidedV1, { paymentId: OTHER_ID, clientId: OWNER, changes: [changed(OWNER)] });
    await settled(3);
    const owner = service.http(await service.signInAs({ personId: OWNER, roles: ['owner'] }));
    const { items } = (await owner.call(listNotices, { query: {} })).body;
    expect(items).toMatchObject([{ family: 'receipt_voided', personId: OWNER }]);
  });
});
