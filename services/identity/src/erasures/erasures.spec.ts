import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { subscriptionsOf } from '@diwan/contracts/messages/newsletter/questions';
import { moneyOfPerson } from '@diwan/contracts/money/client-accounts/questions';
import { mergeClients, undoMerge } from '@diwan/contracts/people/client-merges/http';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { createClient } from '@diwan/contracts/people/clients/http';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import {
  ErasureAskedV1,
  ErasureDecidedV1,
  PersonErasedV1,
  SubscriberErasedV1,
} from '@diwan/contracts/people/erasures/events';
import {
  acceptErasure,
  askErasure,
  getOwnErasure,
  listErasures,
  refuseErasure,
  withdrawErasure,
} from '@diwan/contracts/people/erasures/http';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { inviteStaff } from '@diwan/contracts/people/staff-invitations/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  newContact,
  newPhone,
  newStaff,
  personOf,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';
import { ErasePeople } from './erase-people.js';

const NO_MONEY = { records: 0, isOpen: false, lastDay: null };
const NO_CASES = { open: 0, closed: 0, lastChangedAt: null };

let identity: TestIdentity;
let owner: SignedIn;
/** Ids of newsletter subscriptions by address. */
const SUBSCRIBED = { 'rana@b.test': '64b0000000000000000000e1', 'double@b.test': '64b0000000000000000000e2' };
let asked: string[][];
let money: { records: number; isOpen: boolean; lastDay: string | null };
let cases: { open: number; closed: number; lastChangedAt: string | null };

beforeAll(async () => {
  identity = await startIdentity();
  // The specs say when a round is: one of its own after a minute would take what a test is about to look at.
  await identity.app.get(ErasePeople).onApplicationShutdown();
  owner = await newStaff(identity, 'owner');
  identity.rpcAnswers(casesOfPerson, () => cases);
  identity.rpcAnswers(moneyOfPerson, () => money);
  for (const question of Object.values(MOVED_BY_MERGE))
    identity.rpcAnswers(question, () => ({ state: 'moved' as const, moved: [] }));
  identity.rpcAnswers(subscriptionsOf, ({ emails }) => {
    asked.push(emails);
    return Object.entries(SUBSCRIBED).flatMap(([email, id]) => (emails.includes(email) ? [id] : []));
  });
  identity.rpcAnswers(RECORDS_OF_CLIENT.chatbot, () => [{ kind: 'leads' as const, count: 1 }]);
});
beforeEach(() => {
  cases = NO_CASES;
  money = NO_MONEY;
  asked = [];
});
afterAll(() => identity.stop());

const ask = (who: SignedIn) => identity.http(who).call(askErasure, { body: { reason: 'I moved abroad' } });
const accept = (id: string, version: number) =>
  identity.http(owner).call(acceptErasure, { params: { id }, body: { version } });
/** The wish is granted and its time has come. */
async function erase(who: SignedIn): Promise<string> {
  const { body } = await ask(who);
  expect((await accept(body.id, 1)).status).toBe(200);
  await identity.model('Erasure').updateOne({ _id: body.id }, { eraseAt: new Date(0) });
  await identity.app.get(ErasePeople).run();
  return body.id;
}
const stateOf = async (id: string) => (await identity.model('Erasure').findById(id).lean())?.state;

describe('PORT-08: the wish to be forgotten', () => {
  it('says what goes and what stays, and why, as things are', async () => {
    const person = await newContact(identity);
    const read = async () => (await identity.http(person).call(getOwnErasure, {})).body;
    expect(await read()).toMatchObject({ latest: null });
    expect((await read()).plan).toContainEqual({ part: 'account', ground: null, until: null });
    cases = { open: 1, closed: 1, lastChangedAt: '2020-03-01T08:00:00.000Z' };
    expect((await read()).plan).toContainEqual({ part: 'case_files', ground: 'open_case', until: null });
    cases = { ...cases, open: 0 };
    const until = '2030-03-01T08:00:00.000Z';
    expect((await read()).plan).toContainEqual({ part: 'account', ground: 'retention', until });
    expect((await read()).plan).toContainEqual({ part: 'log', ground: 'proof', until: null });
    money = { records: 4, isOpen: false, lastDay: '2024-05-20' };
    const kept = { ground: 'retention', until: '2034-05-20T00:00:00.000Z' };
    expect((await read()).plan).toEqual(
      expect.arrayContaining([
        { part: 'account', ...kept },
        { part: 'case_files', ground: 'retention', until },
        { part: 'bills', ...kept },
      ]),
    );
    money = { ...money, isOpen: true };
    expect((await read()).plan).toContainEqual({ part: 'account', ground: 'open_bill', until: null });
  });

  it('keeps the account of whoever has bills but no case', async () => {
    const person = await newContact(identity);
    money = { records: 1, isOpen: false, lastDay: '2024-05-20' };
    await erase(person);
    expect(await personOf(identity, person.personId)).not.toBeNull();
  });

  it('OFF-01: shows first the wish that has waited longest, and what was decided latest first', async () => {
    const people = [await newContact(identity), await newContact(identity)];
    const wishes: string[] = [];
    for (const [at, person] of people.entries()) {
      const { body } = await ask(person);
      await identity.model('Erasure').updateOne({ _id: body.id }, { askedAt: new Date(Date.UTC(2020, 0, 2 - at)) });
      wishes.push(body.id);
    }
    const [later, earlier] = wishes;
    const shown = async (state: 'asked' | 'refused') => {
      const { items } = (await identity.http(owner).call(listErasures, { query: { state, limit: 100 } })).body;
      return items.map(({ id }: { id: string }) => id).filter((id: string) => wishes.includes(id));
    };
    expect(await shown('asked')).toEqual([earlier, later]);
    for (const id of wishes)
      await identity.http(owner).call(refuseErasure, {
        params: { id },
        body: { version: 1, ground: 'open_case', answer: 'Your case is open.' },
      });
    expect(await shown('refused')).toEqual([later, earlier]);
  });

  it('is told to owners, refused with a ground and a reason that the person reads, and may be asked again', async () => {
    const person = await newContact(identity);
    const { status, body } = await ask(person);
    expect(status).toBe(201);
    expect((await ask(person)).status).toBe(409);
    const asked = (await identity.eventsOf(ErasureAskedV1)).map(({ payload }) => payload);
    expect(asked).toContainEqual({ erasureId: body.id, personId: person.personId });
    const listed = await identity.http(owner).call(listErasures, { query: { state: 'asked' } });
    expect(listed.body.items).toContainEqual(
      expect.objectContaining({ id: body.id, name: 'Rana Khoury', reason: 'I moved abroad', version: 1 }),
    );
    const decision = { ground: 'open_case', answer: 'Your case is open.' } as const;
    const refuse = (version: number) =>
      identity.http(owner).call(refuseErasure, { params: { id: body.id }, body: { version, ...decision } });
    expect((await refuse(7)).status).toBe(409);
    expect((await refuse(1)).body).toMatchObject({ state: 'refused', decidedByName: 'Test owner' });
    expect((await refuse(2)).status).toBe(409);
    const own = await identity.http(person).call(getOwnErasure, {});
    expect(own.body.latest).toMatchObject({ state: 'refused', ...decision });
    const told = (await identity.eventsOf(ErasureDecidedV1)).map(({ payload }) => payload);
    expect(told).toContainEqual({ erasureId: body.id, personId: person.personId, decision: 'refused', eraseAt: null });
    expect(await actionsOf(identity, 'person', person.personId)).toEqual(
      expect.arrayContaining(['erasure.asked', 'erasure.refused']),
    );
    expect((await ask(person)).status).toBe(201);
  });

  it('erases the whole account where nothing has to be kept', async () => {
    const phone = newPhone();
    const person = await newContact(identity, phone);
    const invited = { name: 'Rana', phone, language: 'en' as const, roles: ['lawyer' as const] };
    expect((await identity.http(owner).call(inviteStaff, { body: invited })).status).toBe(201);
    const id = await erase(person);
    expect(await stateOf(id)).toBe('done');
    expect(await personOf(identity, person.personId)).toBeNull();
    expect(await identity.model('StaffInvitation').countDocuments({ phone })).toBe(0);
    expect((await identity.http(person).call(getOwnProfile, {})).status).toBe(401);
    const erased = (await identity.eventsOf(PersonErasedV1)).map(({ payload }) => payload);
    expect(erased).toContainEqual({ personId: person.personId });
    expect(await identity.model('Erasure').findById(id).lean()).toMatchObject({ reason: '' });
  });

  it('keeps name and phone with the files of cases, and erases how else to reach the person', async () => {
    cases = { open: 1, closed: 0, lastChangedAt: null };
    const person = await newContact(identity);
    await identity.model('Person').updateOne({ _id: person.personId }, { email: 'a@b.test', address: 'Beirut' });
    await erase(person);
    expect(await personOf(identity, person.personId)).toMatchObject({
      name: 'Rana Khoury',
      phone: expect.any(String),
      email: null,
      address: null,
      whatsappNumber: null,
    });
  });

  it.each([
    ['whole', NO_CASES],
    ['up to the file', { open: 1, closed: 0, lastChangedAt: null }],
  ])('D-147: what merges noted is forgotten with who was merged, erased %s', async (_how, kept) => {
    const person = await newContact(identity);
    const { phone = '' } = (await personOf(identity, person.personId)) ?? {};
    const http = identity.http(owner);
    const create = async (fields: object) => (await http.call(createClient, { body: typedClient(fields) })).body;
    const one = await create({ phone, address: 'Old street' });
    const two = await create({ phone: newPhone(), address: 'Hamra 12', emergencyContact: 'Samir, brother' });
    const provenEmail = { address: 'double@b.test', at: new Date() };
    await identity.model('Person').updateOne({ _id: two.id }, { $set: { email: 'double@b.test', provenEmail } });
    const ids = { keptId: one.id, mergedId: two.id, keptVersion: one.version, mergedVersion: two.version };
    const merge = await http.call(mergeClients, { body: { ...ids, take: ['address'], signIn: 'both' } });
    expect(merge.status).toBe(201);
    cases = kept;
    await erase(person);
    expect(await identity.model('ClientMerge').countDocuments({ keptId: one.id })).toBe(0);
    expect((await http.call(undoMerge, { params: { id: merge.body.id } })).status).toBe(404);
    const double = await personOf(identity, two.id);
    if (kept === NO_CASES) expect(double).toBeNull();
    else expect(double).toMatchObject({ email: null, address: null, whatsappNumber: null });
    const told = (await identity.eventsOf(PersonErasedV1)).map(({ payload }) => payload.personId);
    expect([told.includes(one.id), told.includes(two.id)]).toEqual([true, kept === NO_CASES]);
    const subscriber = (await identity.eventsOf(SubscriberErasedV1)).at(-1)?.payload;
    expect(subscriber).toEqual({ subscriptionId: SUBSCRIBED['double@b.test'] });
  });

  it.each([
    ['whole', NO_CASES],
    ['up to the file', { open: 1, closed: 0, lastChangedAt: null }],
  ])('takes the subscription of an address that they proved with it, erased %s', async (_how, kept) => {
    const person = await newContact(identity);
    const set = (fields: object) => identity.model('Person').updateOne({ _id: person.personId }, { $set: fields });
    const plan = async () => (await identity.http(person).call(getOwnErasure, {})).body.plan;
    const newsletter = { part: 'newsletter', ground: null, until: null };
    // Anybody can state an address: what stands under it is not theirs.
    await set({ email: 'rana@b.test', provenEmail: { address: 'other@b.test', at: new Date() } });
    expect(await plan()).not.toContainEqual(newsletter);
    expect(asked).toEqual([]);
    await set({ provenEmail: { address: 'rana@b.test', at: new Date() } });
    expect(await plan()).toContainEqual(newsletter);
    cases = kept;
    const before = (await identity.eventsOf(SubscriberErasedV1)).length;
    await erase(person);
    const told = (await identity.eventsOf(SubscriberErasedV1)).slice(before).map(({ payload }) => payload);
    expect(told).toEqual([{ subscriptionId: SUBSCRIBED['rana@b.test'] }]);
  });

  it('is taken back as long as nothing is erased, by the person alone', async () => {
    const person = await newContact(identity);
    const { body } = await ask(person);
    await accept(body.id, 1);
    const withdraw = (who: SignedIn) => identity.http(who).call(withdrawErasure, { params: { id: body.id } });
    expect((await withdraw(await newContact(identity))).status).toBe(404);
    expect((await withdraw(person)).body).toMatchObject({ state: 'withdrawn', eraseAt: null });
    await identity.app.get(ErasePeople).run();
    expect(await personOf(identity, person.personId)).not.toBeNull();
    expect((await withdraw(person)).status).toBe(409);
  });

  it('waits for another round while an address is proven between the question and the deed', async () => {
    const person = await newContact(identity);
    const { body } = await ask(person);
    await accept(body.id, 1);
    await identity.model('Erasure').updateOne({ _id: body.id }, { eraseAt: new Date(0) });
    const set = (address: string) => {
      const fields = { email: address, provenEmail: { address, at: new Date() } };
      return identity.model('Person').updateOne({ _id: person.personId }, { $set: fields });
    };
    await set('before@b.test');
    let times = 0;
    identity.rpcAnswers(subscriptionsOf, async () => {
      times += 1;
      // The first one asks for the plan.
      if (times === 2) await set('rana@b.test');
      return [];
    });
    await expect(identity.app.get(ErasePeople).run()).rejects.toThrow();
    expect(await stateOf(body.id)).toBe('accepted');
    identity.rpcAnswers(subscriptionsOf, () => [SUBSCRIBED['rana@b.test']]);
    await identity.app.get(ErasePeople).run();
    expect(await stateOf(body.id)).toBe('done');
  });

  it('is not for staff, whose owners decide otherwise', async () => {
    expect((await ask(await newStaff(identity, 'lawyer'))).status).toBe(403);
  });
});
