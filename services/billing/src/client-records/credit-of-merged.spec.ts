import { reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { creditDeeds, usd } from '../../test/credit-deeds.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
});
afterEach(async () => {
  expect(await faults()).toEqual([]);
  await billing.stop();
});

const deeds = creditDeeds(() => billing);
const { takeBack, owes, seenOwed, faults, cheque, use, preview, bounce, payOut, creditNote, standing, read } = deeds;

const staff = () => billing.http(billing.accountant);

describe('C4: credit while two records of a client were one', () => {
  const merge = () => ({
    ...{ mergeId: 'a'.repeat(24), keptId: billing.clientB.id, mergedId: billing.clientA.id },
    by: billing.owner.personId,
  });

  it.each(['kept', 'merged'])(
    'what is owed back, and credit of the %s one beside it, are both there again',
    async (which) => {
      const [owing, other] = which === 'kept' ? [billing.clientA, billing.clientB] : [billing.clientB, billing.clientA];
      const more = owing === billing.clientA ? {} : { clientId: billing.clientB.id, caseId: billing.caseB };
      const bounced = await cheque(await billing.issued(more), 15_000);
      await payOut(5_000, owing.id);
      await bounce(bounced, { owedBack: [owes(5_000, owing)] });
      await billing.pay({ ...(await billing.issued()), client: other }, 3_000, { allocations: [] });
      await billing.deliver(ClientsMergedV1, merge());
      expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: -2_000 });
      await billing.deliver(ClientMergeUndoneV1, merge());
      expect(await standing(owing.id)).toMatchObject({ creditMinor: -5_000 });
      expect(await standing(other.id)).toMatchObject({ creditMinor: 3_000 });
    },
  );

  it('credit that paid the other one’s invoice comes back to whose it was', async () => {
    const theirs = { clientId: billing.clientB.id, caseId: billing.caseB };
    const invoice = await billing.issued();
    await billing.pay({ ...invoice, client: billing.clientB }, 5_000, { allocations: [] });
    await billing.deliver(ClientsMergedV1, merge());
    // Client A's invoice is client B's for the time being.
    expect((await use(invoice, 5_000)).status).toBe(200);
    await billing.deliver(ClientMergeUndoneV1, merge());
    const receipt = await billing.pay({ ...(await billing.issued(theirs)), client: billing.clientB }, 1_000, {
      allocations: [],
    });
    const found = await preview(receipt.body);
    expect(found).toEqual({ uses: [], owedBack: [] });
    const useId = (await read(invoice)).settlements[0]?.id ?? '';
    expect((await takeBack(invoice, useId)).body).toEqual({
      ...{ balanceMinor: 10_000, creditMinor: 6_000 },
    });
    expect(await standing(billing.clientA.id)).toMatchObject({ creditMinor: 0, outstandingMinor: 10_000 });
    expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: 6_000 });
  });

  it('credit that paid its own invoice meanwhile is its own again, and so is what bounced', async () => {
    const invoice = await billing.issued();
    const bounced = await billing.pay(invoice, 5_000, { allocations: [] });
    await billing.deliver(ClientsMergedV1, merge());
    await use(invoice, 5_000);
    await billing.deliver(ClientMergeUndoneV1, merge());
    const { uses, owedBack } = await preview(bounced.body);
    expect([uses, owedBack]).toMatchObject([[{ invoice: { id: invoice.id }, amount: usd(5_000) }], []]);
    expect((await bounce(bounced.body, { takeBack: [uses[0].id] })).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 10_000 });
    expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: 0 });
  });

  it('what was voided, paid back or reversed meanwhile goes back with its document', async () => {
    const invoice = await billing.issued();
    const bounced = await billing.pay(invoice, 5_000, { allocations: [] });
    await payOut(5_000);
    const again = await billing.pay(invoice, 2_000, { allocations: [] });
    const paid = (await payOut(2_000)).body;
    await billing.deliver(ClientsMergedV1, merge());
    expect((await bounce(bounced.body, { owedBack: [owes(5_000, billing.clientB)] })).status).toBe(200);
    const body = { day: TODAY, reason: 'It came back' };
    expect((await staff().call(reverseCreditPayout, { params: { id: paid.id }, body })).status).toBe(200);
    await billing.deliver(ClientMergeUndoneV1, merge());
    expect(await standing()).toMatchObject({ creditMinor: -3_000, paidMinor: 2_000 });
    expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: 0, paidMinor: 0 });
    expect((await bounce(again.body, { owedBack: [owes(5_000)] })).status).toBe(200);
  });

  it('a credit note on the other one’s invoice in between: what is foreseen is what happens', async () => {
    const invoice = await billing.issued();
    const bounced = await billing.pay({ ...invoice, client: billing.clientB }, 5_000, { allocations: [] });
    await billing.deliver(ClientsMergedV1, merge());
    await use(invoice, 5_000);
    await billing.deliver(ClientMergeUndoneV1, merge());
    await creditNote(invoice, 8_000);
    await payOut(3_000);
    const { uses, owedBack } = await preview(bounced.body);
    expect([uses, owedBack]).toMatchObject([[{ amount: usd(2_000) }], [seenOwed(3_000, billing.clientB)]]);
    const agreed = { takeBack: [uses[0].id], owedBack: [owes(3_000, billing.clientB)] };
    expect((await bounce(bounced.body, agreed)).status).toBe(200);
    expect(await standing()).toMatchObject({ creditMinor: 0, outstandingMinor: 2_000 });
    expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: -3_000 });
  });

  it('two who owe are agreed to one by one', async () => {
    const invoice = await billing.issued();
    await billing.deliver(ClientsMergedV1, merge());
    const allocations = [{ invoiceId: invoice.id, amountMinor: 10_000, usedMinor: null }];
    const paid = await billing.pay({ ...invoice, client: billing.clientB }, 15_000, { allocations });
    await billing.deliver(ClientMergeUndoneV1, merge());
    await creditNote(invoice, 10_000);
    await payOut(10_000);
    await payOut(5_000, billing.clientB.id);
    const { owedBack } = await preview(paid.body);
    expect(owedBack).toEqual([seenOwed(5_000, billing.clientB), seenOwed(10_000)]);
    expect((await bounce(paid.body, { owedBack: [owes(10_000), owes(10_000, billing.clientA)] })).body.code).toBe(
      'CREDIT_SPENT',
    );
    expect((await bounce(paid.body, { owedBack: [owes(10_000), owes(5_000, billing.clientB)] })).status).toBe(200);
  });

  it('a cheque of whose credit paid it is found there when it bounces', async () => {
    const invoice = await billing.issued();
    const bounced = await billing.pay({ ...invoice, client: billing.clientB }, 5_000, { allocations: [] });
    await billing.deliver(ClientsMergedV1, merge());
    await use(invoice, 5_000);
    await billing.deliver(ClientMergeUndoneV1, merge());
    const { uses } = await preview(bounced.body);
    expect(uses).toMatchObject([{ invoice: { id: invoice.id }, amount: usd(5_000) }]);
    expect((await bounce(bounced.body, { takeBack: [uses[0].id] })).status).toBe(200);
    expect(await read(invoice)).toMatchObject({ balanceMinor: 10_000 });
    expect(await standing(billing.clientB.id)).toMatchObject({ creditMinor: 0 });
  });
});
