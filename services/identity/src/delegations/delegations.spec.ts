import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { createClient } from '@diwan/contracts/people/clients/http';
import { DelegateNamedV1, DelegationRevokedV1 } from '@diwan/contracts/people/delegations/events';
import {
  acceptMandate,
  leaveMandate,
  listClientDelegations,
  listOwnDelegations,
  listOwnMandates,
  lookFor,
  nameDelegate,
  requestMandateCode,
  revokeClientDelegation,
  revokeOwnDelegation,
} from '@diwan/contracts/people/delegations/http';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { standingOfPerson } from '@diwan/contracts/people/persons/questions';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  cookiesOf,
  newContact,
  newPhone,
  newStaff,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';
import { ReckonEnds } from './reckon-ends.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayAfter = (days: number) => beirutDate(new Date(Date.now() + days * DAY));

describe('PORT-10: delegates', () => {
  let identity: TestIdentity;
  let owner: SignedIn;
  let client: SignedIn & { phone: string };
  beforeAll(async () => {
    identity = await startIdentity();
    owner = await newStaff(identity, 'owner');
    client = await newClient();
  });
  afterEach(() => identity.setTime(null));
  afterAll(() => identity.stop());

  async function newClient() {
    const phone = newPhone();
    await identity.http(owner).call(createClient, { body: typedClient({ phone, name: 'Karim Mansour' }) });
    return { ...(await signIn(identity, phone)), phone };
  }
  const wish = (phone: string, changes: object = {}) => ({
    body: {
      name: 'Nadim Mansour',
      relation: 'brother',
      phone,
      language: 'en' as const,
      scopes: ['hearings', 'documents'] as ('hearings' | 'documents')[],
      caseIds: null,
      lastDay: dayAfter(30),
      ...changes,
    },
  });
  const named = async (phone: string, changes: object = {}): Promise<string> => {
    const answer = await identity.http(client).call(nameDelegate, wish(phone, changes));
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  /** Accepts with the code that the delegate's phone got. */
  async function accept(delegate: SignedIn, id: string) {
    const asked = await identity.http(delegate).call(requestMandateCode, { params: { id }, body: { language: 'en' } });
    expect(asked.status).toBe(202);
    const { challengeId, code } = identity.sent.at(-1) as { challengeId: string; code: string };
    const browser = { ...delegate, cookie: [delegate.cookie, ...cookiesOf(asked)].join('; ') };
    return identity.http(browser).call(acceptMandate, { params: { id }, body: { challengeId, code } });
  }
  async function newDelegate(changes: object = {}) {
    const phone = newPhone();
    const id = await named(phone, changes);
    const delegate = await newContact(identity, phone);
    expect((await accept(delegate, id)).status).toBe(200);
    return { id, delegate, phone };
  }
  const look = (who: SignedIn, delegationId: string | null) =>
    identity.http(who).call(lookFor, { body: { delegationId } });
  const actingFor = async (who: SignedIn) => (await identity.http(who).call(currentSession, {})).body.person.actingFor;

  it('is offered to the phone the client gave, and to nobody else', async () => {
    const phone = newPhone();
    const id = await named(phone);
    const payload = { delegationId: id, clientId: client.personId };
    expect(await identity.eventsOf(DelegateNamedV1)).toContainEqual(expect.objectContaining({ payload }));
    const notice = () => identity.ask(delegationNotice, { delegationId: id });
    expect(await notice()).toMatchObject({ phone, phoneProven: false, state: 'invited' });
    const [delegate, stranger] = [await newContact(identity, phone), await newContact(identity)];
    const mandates = async (who: SignedIn) => (await identity.http(who).call(listOwnMandates, {})).body;
    expect(await mandates(delegate)).toMatchObject([{ id, clientName: 'Karim Mansour', state: 'invited' }]);
    expect(await mandates(stranger)).toEqual([]);
    expect((await look(delegate, id)).body.code).toBe('DELEGATION_ENDED');
    expect((await look(stranger, id)).status).toBe(404);
    expect(await notice()).toMatchObject({ phone, phoneProven: true, state: 'invited' });
  });

  it('is accepted by a code to the own phone, and turns the session to the client by choice', async () => {
    const { id, delegate } = await newDelegate();
    expect(await actingFor(delegate)).toBeNull();
    expect((await look(delegate, id)).status).toBe(204);
    expect(await actingFor(delegate)).toMatchObject({
      delegationId: id,
      clientId: client.personId,
      clientName: 'Karim Mansour',
      scopes: ['hearings', 'documents'],
      caseIds: null,
    });
    expect(await actionsOf(identity, 'client', client.personId)).toContain('delegate.looked');
    await look(delegate, null);
    expect(await actingFor(delegate)).toBeNull();
  });

  it('HEAR-06: what it lets somebody do is asked anew, and ends with it', async () => {
    const { id, delegate } = await newDelegate();
    const standing = (personId: string, delegationId: string | null) =>
      identity.ask(standingOfPerson, { personId, delegationId });
    const { personId } = delegate;
    expect(await standing(personId, id)).toMatchObject({
      roles: ['client'],
      isClient: false,
      actingFor: { clientId: client.personId, scopes: ['hearings', 'documents'] },
    });
    expect(await standing(personId, null)).toMatchObject({ actingFor: null });
    expect(await standing(client.personId, id)).toBeNull();
    expect(await standing(client.personId, null)).toMatchObject({ isClient: true });
    expect(await standing(owner.personId, null)).toMatchObject({ roles: ['owner'], isClient: false });
    await identity.http(client).call(revokeOwnDelegation, { params: { id } });
    expect(await standing(personId, id)).toBeNull();
    expect(await standing('ffffffffffffffffffffffff', null)).toBeNull();
  });

  it('a code for one mandate accepts no other, and none accepts twice', async () => {
    const phone = newPhone();
    const [other, id] = [await newDelegate(), await named(phone)];
    const delegate = await newContact(identity, phone);
    const asked = await identity.http(delegate).call(requestMandateCode, { params: { id }, body: { language: 'en' } });
    const sent = identity.sent.at(-1) as { challengeId: string; code: string };
    const browser = { ...delegate, cookie: [delegate.cookie, ...cookiesOf(asked)].join('; ') };
    const body = { challengeId: sent.challengeId, code: sent.code };
    expect((await identity.http(browser).call(acceptMandate, { params: { id: other.id }, body })).status).toBe(404);
    expect((await identity.http(browser).call(acceptMandate, { params: { id }, body })).status).toBe(200);
    expect((await identity.http(browser).call(acceptMandate, { params: { id }, body })).status).toBe(409);
  });

  it.each([
    ['the client', () => client, (id: string) => [revokeOwnDelegation, { params: { id } }] as const],
    [
      'the firm',
      () => owner,
      (id: string) => [revokeClientDelegation, { params: { id: client.personId, delegationId: id } }] as const,
    ],
  ])('%s ends it: sessions that look at the file now show nothing more', async (_who, caller, request) => {
    const { id, delegate } = await newDelegate();
    await look(delegate, id);
    const [row, input] = request(id);
    const ended = await identity.http(caller()).call(row as typeof revokeOwnDelegation, input as never);
    expect(ended).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect(Date.parse((await actingFor(delegate)).endsAt)).toBeLessThanOrEqual(Date.now());
    expect((await look(delegate, id)).body.code).toBe('DELEGATION_ENDED');
    expect((await identity.http(caller()).call(row as typeof revokeOwnDelegation, input as never)).status).toBe(409);
  });

  it('sessions stop even when the request that ended it died before it could say so', async () => {
    const { id, delegate } = await newDelegate();
    await look(delegate, id);
    await identity
      .model('Delegation')
      .updateOne({ _id: id }, { $set: { state: 'revoked', endedAt: new Date(), endedBy: 'client' } });
    const payload = {
      delegationId: id,
      clientId: client.personId,
      delegateId: delegate.personId,
      by: 'client' as const,
    };
    await identity.deliver(DelegationRevokedV1, payload);
    expect(Date.parse((await actingFor(delegate)).endsAt)).toBeLessThanOrEqual(Date.now());
  });

  it('ends by itself after its last day in Beirut', async () => {
    const { id, delegate } = await newDelegate({ lastDay: dayAfter(2) });
    await look(delegate, id);
    const { endsAt } = await actingFor(delegate);
    identity.setTime(new Date(Date.parse(endsAt) - 1000));
    expect((await look(delegate, id)).status).toBe(204);
    identity.setTime(new Date(Date.parse(endsAt)));
    expect((await look(delegate, id)).body.code).toBe('DELEGATION_ENDED');
    const [mandate] = (await identity.http(delegate).call(listOwnMandates, {})).body;
    expect(mandate.state).toBe('ended');
  });

  it('the delegate gives up or refuses', async () => {
    const { id, delegate } = await newDelegate();
    const left = await identity.http(delegate).call(leaveMandate, { params: { id } });
    expect(left).toMatchObject({ status: 200, body: { state: 'revoked' } });
    const phone = newPhone();
    const other = await named(phone);
    const unwilling = await newContact(identity, phone);
    const refused = await identity.http(unwilling).call(leaveMandate, { params: { id: other } });
    expect(refused).toMatchObject({ status: 200, body: { state: 'refused' } });
  });

  it('delegates name nobody, nor do people without a file, nor staff become delegates', async () => {
    const { id, delegate } = await newDelegate();
    expect((await identity.http(delegate).call(nameDelegate, wish(newPhone()))).status).toBe(403);
    await look(delegate, id);
    expect((await identity.http(delegate).call(nameDelegate, wish(newPhone()))).status).toBe(403);
    // A client who looks for somebody else names nobody meanwhile.
    const otherClient = await newClient();
    const second = await named(otherClient.phone);
    expect((await accept(otherClient, second)).status).toBe(200);
    await look(otherClient, second);
    expect((await identity.http(otherClient).call(nameDelegate, wish(newPhone()))).status).toBe(403);
    const lawyer = await newStaff(identity, 'lawyer');
    await named(lawyer.phone);
    expect((await identity.http(lawyer).call(listOwnMandates, {})).status).toBe(403);
  });

  it('asks for a fresh confirmation, a coming day, another phone and own cases', async () => {
    const fields = async (changes: object, phone = newPhone()) =>
      (await identity.http(client).call(nameDelegate, wish(phone, changes))).body.fieldErrors;
    expect(await fields({ lastDay: dayAfter(-1) })).toEqual({ lastDay: 'day_in_past' });
    expect(await fields({ lastDay: dayAfter(800) })).toEqual({ lastDay: 'day_too_far' });
    expect(await fields({}, client.phone)).toEqual({ phone: 'own_phone' });
    // H4: no message goes to a number that costs extra.
    expect(await fields({}, '+881 6 1234 5678')).toEqual({ phone: 'invalid_phone' });
    const caseId = '65f0c0ffee65f0c0ffee65f0';
    expect(await fields({ caseIds: [caseId] })).toEqual({ caseIds: 'unknown_case' });
    await identity.deliver(CaseTeamChangedV1, { caseId, clientId: client.personId, team: [], version: 1 });
    expect(await fields({ caseIds: [caseId] })).toBeUndefined();
    const twice = newPhone();
    await named(twice);
    expect((await identity.http(client).call(nameDelegate, wish(twice))).body.code).toBe('DUPLICATE');
    identity.setTime(new Date(Date.now() + 16 * 60_000));
    const stale = await identity.http(client).call(nameDelegate, wish(newPhone()));
    expect(stale.body.code).toBe('FRESH_SIGN_IN_REQUIRED');
  });

  it('H4: no relay of messages: whoever names and ends again may do so twenty times a day', async () => {
    const limited = await startIdentity({ RATE_LIMITS: 'on' });
    const phone = newPhone();
    const by = await newStaff(limited, 'owner');
    await limited.http(by).call(createClient, { body: typedClient({ phone }) });
    const sender = limited.http(await signIn(limited, phone));
    for (let times = 0; times < 20; times += 1) {
      const { status, body } = await sender.call(nameDelegate, wish('03 999 888'));
      expect(status).toBe(201);
      await sender.call(revokeOwnDelegation, { params: { id: body.id } });
    }
    expect((await sender.call(nameDelegate, wish('03 999 888'))).body.code).toBe('TOO_MANY_REQUESTS');
    await limited.stop();
  });

  it('client and staff see the same delegates; a lawyer of no case of the client sees none', async () => {
    const own = (await identity.http(client).call(listOwnDelegations, {})).body;
    const params = { id: client.personId };
    expect((await identity.http(owner).call(listClientDelegations, { params })).body).toEqual(own);
    const lawyer = await newStaff(identity, 'lawyer');
    expect((await identity.http(lawyer).call(listClientDelegations, { params })).status).toBe(404);
  });

  it('I18-06: it holds to the end of its day, also when the rules of summer time change late', async () => {
    const { id } = (await identity.http(await newClient()).call(nameDelegate, wish(newPhone()))).body;
    const before = await identity.model('Delegation').findById(id).lean();
    const { endsAt } = before as unknown as { endsAt: Date };
    await identity.model('Delegation').updateOne({ _id: id }, { $set: { endsAt: new Date(endsAt.getTime() - HOUR) } });

    expect(await identity.app.get(ReckonEnds).run()).toBe(1);
    expect(await identity.model('Delegation').findById(id).lean()).toEqual(before);
    expect(await identity.app.get(ReckonEnds).run()).toBe(0);
  });
});
