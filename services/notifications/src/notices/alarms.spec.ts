import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import { acknowledgeAlarm, listAlarms } from '@diwan/contracts/messages/alarms/http';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { PaymentWayChangedV1 } from '@diwan/contracts/money/payment-ways/events';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { SecondFactorChangedV1, SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import { SignedInFromNewDeviceV1 } from '@diwan/contracts/people/sign-in/events';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT, LEAD, NO_WHATSAPP, OWNER, otherServices, startNotifications } from '../test-kit/house.js';
import type { NoticeRecord } from './notice.schema.js';

const OWNER_PHONE = '+96170000003';

describe('what must not go unnoticed', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ env: { RATE_LIMITS: 'on', CONFIRMATIONS_PER_HOUR: '8' } }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    for (const name of ['Alarm', 'Notice', 'DemoMessage']) await service.model(name).deleteMany({});
  });

  const inbox = async (to: string) => (await service.http().call(readDemoInbox, { query: { to } })).body;
  const arrived = (to: string, count = 1) =>
    eventually(async () => {
      const messages = await inbox(to);
      expect(messages).toHaveLength(count);
      return messages;
    });
  const lead = (phone: string, email: string | null = null) => {
    others.lead = { name: 'URGENT https://evil.example', phone, email, language: 'en', reference: 'L-2026-0001' };
    const respondBy = '2026-11-23T07:00:00.000Z';
    return service.deliver(LeadReceivedV1, { leadId: LEAD, reference: 'L-2026-0001', area: 'family', respondBy });
  };
  const reasons = async () =>
    (await service.model('Notice').find({ state: 'suppressed' }).lean()).map(
      ({ reason }: { reason: string }) => reason,
    );

  it('D-004: owners hear of a used-up budget of codes, once an hour', async () => {
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'prefix', hour: '2026-11-22T08' });
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'global', hour: '2026-11-22T08' });
    const [message] = await arrived(OWNER_PHONE);
    expect(message).toMatchObject({ template: 'codes_exhausted' });
    expect(message.body).toMatch(/22 November 2026, 10:00 \(Beirut\).*admin\/notices — Karam Law\.$/);
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'global', hour: '2026-11-22T09' });
    await arrived(OWNER_PHONE, 2);
  });

  it('D-097: owners hear of somebody signed out for trying documents of others, whether or not they want notices', async () => {
    const owner = [...others.people.values()].find(({ phone }) => phone === OWNER_PHONE);
    if (owner) Object.assign(owner, { channels: NO_WHATSAPP, language: 'ar' });
    await service.deliver(SessionEndedForViolationsV1, { personId: CLIENT, at: '2026-11-22T08:10:00.000Z' });
    await service.deliver(SessionEndedForViolationsV1, { personId: CLIENT, at: '2026-11-22T08:20:00.000Z' });
    const [message] = await arrived(OWNER_PHONE);
    expect(message).toMatchObject({ template: 'session_ended', language: 'ar' });
    expect(message.body).toMatch(/مكتب كرم\.$/);
  });

  it('S-5: owners hear of each change of where clients pay, and read in the back office who made it', async () => {
    others.staff['payment-way:write'] = [OWNER];
    const at = '2026-11-22T08:10:00.000Z';
    const own = { kind: 'bank_transfer' as const, ending: '9114', active: true };
    const told = { paymentWayId: LEAD, version: 2, personId: CLIENT, at };
    await service.deliver(PaymentWayChangedV1, { ...told, before: own, after: { ...own, ending: '3000' } });
    const [message] = await arrived(OWNER_PHONE);
    expect(message).toMatchObject({ template: 'payment_way_changed' });
    expect(message.body).toContain(
      'Before: bank transfer (account ending 9114). Now: bank transfer (account ending 3000).',
    );
    // The next one within the hour is another deed.
    const off = { kind: 'omt' as const, ending: '', active: false };
    await service.deliver(PaymentWayChangedV1, { ...told, version: 3, before: null, after: off });
    const bodies = (await arrived(OWNER_PHONE, 2)).map(({ body }: { body: string }) => body);
    expect(bodies.join()).toContain('Before: nothing. Now: OMT (switched off).');
    const owner = await service.signInAs({ roles: ['owner'], personId: OWNER });
    const { body } = await service.http(owner).call(listAlarms, { query: {} });
    expect(body.items).toMatchObject([{ kind: 'payment_way_changed', person: { id: CLIENT }, state: 'open' }]);
  });

  it('alarms stand in the back office until an owner says that they were seen', async () => {
    const owner = await service.signInAs({ roles: ['owner'], personId: OWNER });
    const at = new Date().toISOString();
    const hour = at.slice(0, 13);
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'prefix', hour });
    await service.deliver(CodeBudgetExhaustedV1, { scope: 'global', hour });
    await service.deliver(SessionEndedForViolationsV1, { personId: CLIENT, at });
    const list = async () =>
      ((await service.http(owner).call(listAlarms, { query: {} })).body as ResponseOf<typeof listAlarms>).items;
    const [ended, codes, ...rest] = await list();
    expect(rest).toEqual([]);
    expect(ended).toMatchObject({
      kind: 'session_ended',
      person: { id: CLIENT, name: 'Person 2', isClient: true },
      since: at,
      state: 'open',
      acknowledgedBy: null,
    });
    expect(codes).toMatchObject({ kind: 'codes_exhausted', person: null, since: `${hour}:00:00.000Z`, state: 'open' });
    const acknowledge = (id = '') => service.http(owner).call(acknowledgeAlarm, { params: { id } });
    for (const alarm of [ended, codes]) expect((await acknowledge(alarm?.id)).status).toBe(204);
    expect((await acknowledge(codes?.id)).body.code).toBe('CONFLICT');
    expect((await acknowledge(LEAD)).body.code).toBe('NOT_FOUND');
    // The session has ended; the hour of the codes has not.
    expect(await list()).toMatchObject([{ id: codes?.id, state: 'acknowledged', acknowledgedBy: 'Person 3' }]);
    const written = await service.model('AuditEntry').find({ action: 'alarm.acknowledged' }).lean();
    expect(written).toHaveLength(2);
    await service.deliver(SessionEndedForViolationsV1, { personId: CLIENT, at: new Date().toISOString() });
    expect(await list()).toMatchObject([{ id: ended?.id, state: 'open' }, { id: codes?.id }]);
  });

  it('all alarms can be reached, by pages: of those that are over none is listed or counted', async () => {
    const owner = await service.signInAs({ roles: ['owner'], personId: OWNER });
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const ended = (minutes: number, seen: boolean) => ({
      kind: 'session_ended',
      personId: String(minutes).padStart(24, '0'),
      since: at(minutes),
      lastAt: at(minutes),
      acknowledgedAt: seen ? at(0) : null,
    });
    const codes = { kind: 'codes_exhausted', personId: null, since: at(30), lastAt: at(30), acknowledgedAt: at(0) };
    const people = Array.from({ length: 60 }, (_, minutes) => ended(minutes, minutes % 4 === 0));
    await service.model('Alarm').insertMany([...people, codes]);
    const page = async (number: number) =>
      (await service.http(owner).call(listAlarms, { query: { page: number, limit: 20 } })).body;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first).toMatchObject({ total: 46, exact: true, page: 1, limit: 20 });
    const all = [first, second, third].flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(46);
    expect(all.filter(({ state }) => state === 'acknowledged')).toMatchObject([{ kind: 'codes_exhausted' }]);
    const order = all.map(({ lastAt }) => Date.parse(lastAt));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  it('only owners see alarms, and say that they were seen', async () => {
    await service.deliver(SessionEndedForViolationsV1, { personId: CLIENT, at: new Date().toISOString() });
    const alarm = await service.model('Alarm').findOne().lean<{ _id: unknown }>();
    for (const role of ['admin', 'lawyer', 'client'] as const) {
      const person = await service.signInAs({ roles: [role] });
      expect((await service.http(person).call(listAlarms, { query: {} })).status).toBe(403);
      const answer = await service.http(person).call(acknowledgeAlarm, { params: { id: String(alarm?._id) } });
      expect(answer.status).toBe(403);
    }
    expect(await service.model('Alarm').countDocuments({ acknowledgedAt: null })).toBe(1);
  });

  it('a person hears of a sign-in from a new browser, at any hour and whatever notices they want', async () => {
    const person = others.people.get(CLIENT);
    if (person) person.channels = NO_WHATSAPP;
    await service.deliver(SignedInFromNewDeviceV1, { personId: CLIENT, at: '2026-11-22T23:10:00.000Z' });
    expect(await arrived('+96170000002')).toMatchObject([{ template: 'new_sign_in' }]);
  });

  it('H1: a member of staff hears that their second factor was reset', async () => {
    const at = '2026-11-22T23:10:00.000Z';
    await service.deliver(SecondFactorResetV1, { personId: OWNER, by: CLIENT, at });
    const [message] = await arrived(OWNER_PHONE);
    expect(message).toMatchObject({ template: 'second_factor_reset' });
    expect(message.body).toMatch(/23 November 2026, 01:10.*call us at once\. — /);
  });

  it('OFF-09: a member of staff who had none hears that a set-up code was given out for them', async () => {
    const at = '2026-11-22T23:10:00.000Z';
    await service.deliver(SecondFactorResetV1, { personId: OWNER, by: CLIENT, at, hadFactor: false });
    expect(await arrived(OWNER_PHONE)).toMatchObject([{ template: 'set_up_code_given' }]);
  });

  it.each(['passkey_added', 'passkey_removed', 'authenticator_set_up'] as const)(
    'H1: %s is told to the person',
    async (change) => {
      await service.deliver(SecondFactorChangedV1, { personId: OWNER, at: '2026-11-22T23:10:00.000Z', change });
      const [message] = await arrived(OWNER_PHONE);
      expect(message).toMatchObject({ template: change });
      expect(message.body).toMatch(/23 November 2026, 01:10.*call us at once\. — /);
    },
  );

  it('messages are signed with the name of the office profile, also after it changed', async () => {
    others.firm = { en: 'Haddad & Partners', ar: 'حداد وشركاه' };
    await service.deliver(OfficeProfileChangedV1, { version: 2 });
    await service.deliver(SignedInFromNewDeviceV1, { personId: CLIENT, at: '2026-11-22T23:10:00.000Z' });
    const [message] = await arrived('+96170000002');
    expect(message.body).toMatch(/— Haddad & Partners\.$/);
    await service.deliver(OfficeProfileChangedV1, { version: 3 });
  });

  it('H4: a confirmation has nothing that a visitor typed, and a phone and a mailbox get three a day', async () => {
    for (let at = 0; at < 2; at++) await lead('+96170000111', 'Some@body.example');
    const [message] = await arrived('+96170000111', 2);
    expect(JSON.stringify(message)).not.toMatch(/URGENT|evil/);
    expect(message.variables).toEqual({ reference: 'L-2026-0001', firm: expect.any(String) });
    await lead('+96170000112', 'some@body.example');
    await lead('+96170000113', 'some@BODY.example');
    expect(await reasons()).toEqual(['recipient_over_budget']);
  });

  it('H4: beyond the hourly budget of the site no confirmation goes out, and the owners are told', async () => {
    for (let at = 0; at < 4; at++) await lead(`+9617000012${at}`);
    await service.deliver(SubscriptionRequestedV1, { subscriptionId: LEAD, request: 1 });
    expect(await reasons()).toContain('site_over_budget');
    const held = await service.model('Notice').find({ state: 'suppressed' }).lean<NoticeRecord[]>();
    expect(held.map(({ family }) => family)).toContain('newsletter_confirmation');
    expect(await arrived(OWNER_PHONE)).toMatchObject([{ template: 'confirmations_exhausted' }]);
    // Staff still hear of every request.
    await eventually(async () => {
      const sent = await service.model('Notice').find({ state: 'sent' }).lean<NoticeRecord[]>();
      expect(sent.filter(({ family }) => family === 'lead_received')).toHaveLength(4);
    });
  });
});
