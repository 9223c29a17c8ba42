import { PaymentWayChangedV1 } from '@diwan/contracts/money/payment-ways/events';
import {
  changePaymentWay,
  createPaymentWay,
  listOwnPaymentWays,
  listPaymentWays,
  type OwnPaymentWay,
  type PaymentWay,
} from '@diwan/contracts/money/payment-ways/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, MORNING, startBilling } from '../../test/billing-rig.js';
import { DESK } from '../../test/client-samples.js';

let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());
beforeEach(() => billing.model('PaymentWay').deleteMany({}));
afterEach(() => billing.setTime(MORNING));

const DAY_MS = 24 * 3600_000;
const ACCOUNT = {
  kind: 'bank_transfer' as const,
  ...{ bank: 'Bank of Beirut', accountName: 'Diwan', iban: 'lb62 0999 0000 0001 0019 0122 9114', swift: 'BABELBBE' },
  currencies: ['USD' as const],
  instructions: { en: '', ar: '' },
};
const OTHER = { ...ACCOUNT, iban: 'DE89 3704 0044 0532 0130 00' };

const add = (body: typeof ACCOUNT | typeof DESK, by = billing.owner) =>
  billing.http(by).call(createPaymentWay, { body });
const change = ({ id, version }: PaymentWay, fields: typeof ACCOUNT | typeof DESK, active = true, by = billing.owner) =>
  billing.http(by).call(changePaymentWay, { params: { id }, body: { fields, active, version } });
const shown = async (currency: 'USD' | 'LBP'): Promise<OwnPaymentWay[]> => {
  const client = await billing.signInAs({ roles: ['client'], personId: billing.clientA.id });
  return (await billing.http(client).call(listOwnPaymentWays, { query: { currency } })).body;
};

describe('BILL-18: ways to pay', () => {
  it('are written by owners and shown to clients by currency, while they are switched on', async () => {
    const added = await add(ACCOUNT);
    expect(added).toMatchObject({ status: 201, body: { account: { iban: 'LB62099900000001001901229114' } } });
    await add(DESK);
    const kinds = async (currency: 'USD' | 'LBP') => (await shown(currency)).map(({ kind }) => kind);
    expect(await kinds('USD')).toEqual(['bank_transfer', 'cash_desk']);
    expect(await kinds('LBP')).toEqual(['cash_desk']);
    expect((await change(added.body, ACCOUNT, false)).status).toBe(200);
    expect(await kinds('USD')).toEqual(['cash_desk']);
    expect((await change(added.body, ACCOUNT, false)).body.code).toBe('CONFLICT');
    const line = await billing.model('AuditEntry').findOne({ action: 'payment-way.changed', subjectId: added.body.id });
    expect(line).toMatchObject({ personId: billing.owner.personId });
  });

  it('an IBAN with wrong check digits is refused', async () => {
    expect((await add({ ...ACCOUNT, iban: 'LB63 0999 0000 0001 0019 0122 9114' })).body.code).toBe('VALIDATION');
  });
});

describe('S-5: where clients pay', () => {
  it('is changed by owners alone, who have just proved themselves; who keeps the books reads it', async () => {
    const way = (await add(ACCOUNT)).body;
    const admin = await billing.signInAs({ roles: ['admin'] });
    for (const by of [billing.accountant, admin]) {
      expect((await add(OTHER, by)).body.code).toBe('FORBIDDEN');
      expect((await change(way, OTHER, true, by)).body.code).toBe('FORBIDDEN');
    }
    const confirmedAt = new Date(MORNING.getTime() - 16 * 60_000);
    const idle = await billing.signInAs({ roles: ['owner'], confirmedAt });
    expect((await add(OTHER, idle)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await change(way, OTHER, true, idle)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const list = (await billing.http(billing.accountant).call(listPaymentWays, {})).body;
    expect(list).toMatchObject([{ id: way.id, account: { iban: 'LB62099900000001001901229114' } }]);
  });

  it('is told each time, by the last signs of both accounts', async () => {
    const way = (await add(ACCOUNT)).body;
    const moved = (await change(way, OTHER)).body;
    await change(moved, OTHER, false);
    const told = (await billing.eventsOf(PaymentWayChangedV1)).filter(({ payload }) => payload.paymentWayId === way.id);
    const own = { kind: 'bank_transfer', ending: '9114', active: true };
    const foreign = { kind: 'bank_transfer', ending: '3000', active: true };
    expect(told.map(({ payload: { before, after } }) => [before, after])).toEqual([
      [null, own],
      [own, foreign],
      [foreign, { ...foreign, active: false }],
    ]);
    expect(told.map(({ payload }) => payload.personId)).toEqual(Array(3).fill(billing.owner.personId));
  });

  it('is shown to clients as new for thirty days, and no longer', async () => {
    const since = async () => (await shown('USD')).map(({ newSince }) => newSince);
    let way = (await add(ACCOUNT)).body;
    expect(await since()).toEqual([MORNING.toISOString()]);
    billing.setTime(new Date(MORNING.getTime() + 29 * DAY_MS));
    expect(await since()).toEqual([MORNING.toISOString()]);
    const later = new Date(MORNING.getTime() + 31 * DAY_MS);
    billing.setTime(later);
    expect(await since()).toEqual([null]);

    const owner = await billing.signInAs({ roles: ['owner'], confirmedAt: later });
    // Saved as it was: nothing is new.
    way = (await change(way, ACCOUNT, true, owner)).body;
    expect(await since()).toEqual([null]);
    way = (await change(way, OTHER, true, owner)).body;
    expect(await since()).toEqual([later.toISOString()]);
    billing.setTime(new Date(later.getTime() + 31 * DAY_MS));
    const muchLater = new Date(later.getTime() + 31 * DAY_MS);
    const again = await billing.signInAs({ roles: ['owner'], confirmedAt: muchLater });
    way = (await change(way, OTHER, false, again)).body;
    await change(way, OTHER, true, again);
    expect(await since()).toEqual([muchLater.toISOString()]);
  });
});
