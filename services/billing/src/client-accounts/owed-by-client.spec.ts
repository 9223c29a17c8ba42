import { owedByClient, owedByClients } from '@diwan/contracts/money/client-accounts/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling } from '../../test/billing-rig.js';

describe('D-082: what a client owes', () => {
  let billing: BillingRig;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.stop());

  it('is nothing, then each open invoice, and what was paid no more', async () => {
    const ask = (clientId = billing.clientA.id) => billing.ask(owedByClient, { clientId });
    expect(await ask()).toEqual([]);
    const [first, second] = [await billing.issued(), await billing.issued()];
    const [before] = await ask();
    expect(before).toMatchObject({ currency: 'USD', openInvoices: 2 });
    expect((await billing.pay(first, first.balanceMinor)).status).toBe(201);
    expect(await ask()).toEqual([expect.objectContaining({ outstandingMinor: second.balanceMinor, openInvoices: 1 })]);
    expect(await ask(billing.clientB.id)).toEqual([]);
  });

  it('NEWS-09: is told of many at once, each currency apart, and of who owes nothing not at all', async () => {
    const clientIds = [billing.clientA.id, billing.clientB.id];
    const open = await billing.ask(owedByClient, { clientId: billing.clientA.id });
    const amounts = open.map(({ currency, outstandingMinor }) => ({ currency, amountMinor: outstandingMinor }));
    expect(amounts).toHaveLength(1);
    expect(await billing.ask(owedByClients, { clientIds })).toEqual([{ clientId: billing.clientA.id, amounts }]);
    await billing.issued({ currency: 'LBP' });
    const [both] = await billing.ask(owedByClients, { clientIds });
    expect(both?.amounts).toEqual([amounts[0], { currency: 'LBP', amountMinor: expect.any(Number) }]);
  });
});
