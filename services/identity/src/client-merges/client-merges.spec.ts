import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import {
  listDoubles,
  listMerges,
  mergeClients,
  previewMerge,
  undoMerge,
} from '@diwan/contracts/people/client-merges/http';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { createClient, getClient, updateClient } from '@diwan/contracts/people/clients/http';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPhone, newStaff, signIn, startIdentity, type TestIdentity, typedClient } from '../testing/identity.js';

let identity: TestIdentity;
let owner: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  owner = await newStaff(identity, 'owner');
  identity.rpcAnswers(RECORDS_OF_CLIENT.billing, () => [{ kind: 'invoices' as const, count: 3 }]);
  identity.rpcAnswers(MOVED_BY_MERGE.billing, () => ({ state: 'moved' as const, moved: [] }));
  identity.rpcAnswers(RECORDS_OF_CLIENT.cases, () => [{ kind: 'cases' as const, count: 2 }]);
  identity.rpcAnswers(RECORDS_OF_CLIENT.chatbot, () => [{ kind: 'leads' as const, count: 0 }]);
  identity.rpcAnswers(MOVED_BY_MERGE.cases, () => ({ state: 'moved' as const, moved: [] }));
  identity.rpcAnswers(MOVED_BY_MERGE.chatbot, () => ({ state: 'moved' as const, moved: [] }));
});
afterAll(() => identity.stop());

const http = () => identity.http(owner);
type Fields = Parameters<typeof typedClient>[0];
const aClient = async (fields: Fields = {}) => (await http().call(createClient, { body: typedClient(fields) })).body;
const read = (id: string) => http().call(getClient, { params: { id } });

/** Two records of one client, by e-mail, and their merging. */
async function aPair(kept: Fields = {}, merged: Fields = {}) {
  const email = `rana${Math.random()}@example.com`;
  const one = await aClient({ email, ...kept });
  const two = await aClient({ email: email.toUpperCase(), ...merged });
  const merge = (more: object = {}) =>
    http().call(mergeClients, {
      body: {
        ...{ keptId: one.id, mergedId: two.id, keptVersion: one.version, mergedVersion: two.version },
        ...{ take: [], signIn: 'kept' as const },
        ...more,
      },
    });
  const undo = (id: string) => http().call(undoMerge, { params: { id } });
  return { one, two, merge, undo };
}

describe('LEAD-08: doubled clients', () => {
  it('are found by number, address or name in either script', async () => {
    const { one, two } = await aPair({ name: 'Rana Ali Khoury' }, { name: 'RANA ALI KHOURY' });
    const { body } = await http().call(listDoubles, { query: { clientId: two.id } });
    expect(body).toMatchObject([{ one: { id: one.id }, other: { id: two.id }, reasons: ['email', 'name'] }]);
    const alone = await aClient({ name: 'Nobody Else Here' });
    expect((await http().call(listDoubles, { query: { clientId: alone.id } })).body).toEqual([]);
  });

  it('the preview shows what differs, what is missing and what would move, and writes nothing', async () => {
    const { one, two } = await aPair({ address: 'Hamra', notes: '' }, { address: 'Achrafieh', notes: 'Old file' });
    const query = { keptId: one.id, mergedId: two.id };
    const { body } = await http().call(previewMerge, { query });
    expect(body).toMatchObject({
      missing: ['notes'],
      moves: [
        { kind: 'invoices', count: 3 },
        { kind: 'cases', count: 2 },
      ],
    });
    expect(body.differing).toContain('address');
    expect((await read(two.id)).status).toBe(200);
    expect(await identity.eventsOf(ClientsMergedV1)).toEqual([]);
  });

  it('become one: chosen fields are taken, who went is no client, other services are told', async () => {
    const { one, two, merge } = await aPair({ address: 'Hamra', notes: 'A' }, { address: 'Achrafieh', notes: 'B' });
    expect((await merge({ take: ['address'] })).status).toBe(201);
    expect((await read(one.id)).body).toMatchObject({ address: 'Achrafieh', notes: 'A' });
    expect((await read(two.id)).status).toBe(404);
    const told = (await identity.eventsOf(ClientsMergedV1)).map(({ payload }) => payload);
    expect(told.at(-1)).toMatchObject({ keptId: one.id, mergedId: two.id, by: owner.personId });
    expect((await http().call(createClient, { body: typedClient({ phone: two.phone }) })).status).toBe(409);
  });

  it('are taken apart again: what was edited since stays, all else is as before', async () => {
    const { one, two, merge, undo } = await aPair({ address: 'Hamra', notes: 'A' }, { address: 'Badaro', notes: 'B' });
    const { body: merged } = await merge({ take: ['address', 'notes'] });
    const now = (await read(one.id)).body;
    const { names: _names, ...fields } = typedClient({ phone: one.phone, email: one.email, address: 'Badaro' });
    const edited = { ...fields, notes: 'Written since', version: now.version };
    expect((await http().call(updateClient, { params: { id: one.id }, body: edited })).status).toBe(200);
    expect((await undo(merged.id)).status).toBe(200);
    expect((await read(one.id)).body).toMatchObject({ address: 'Hamra', notes: 'Written since' });
    const { version: _v, ...before } = two;
    expect((await read(two.id)).body).toMatchObject(before);
    expect(await identity.eventsOf(ClientMergeUndoneV1)).toHaveLength(1);
    expect((await undo(merged.id)).status).toBe(409);
  });

  it('D-129: a client who was changed since the preview is not merged', async () => {
    const { merge } = await aPair();
    expect((await merge({ mergedVersion: 99 })).status).toBe(409);
  });

  it('nobody of the firm is merged, and no lawyer merges', async () => {
    const { one, merge } = await aPair();
    const colleague = await newStaff(identity, 'lawyer');
    const created = await http().call(createClient, { body: typedClient({ phone: colleague.phone }) });
    const answer = await merge({ mergedId: created.body.id, mergedVersion: created.body.version });
    expect(answer.status).toBe(403);
    const query = { keptId: one.id, mergedId: one.id };
    expect((await identity.http(colleague).call(previewMerge, { query })).status).toBe(403);
    expect((await http().call(previewMerge, { query })).status).toBe(404);
  });

  it('can be taken back for 30 days', async () => {
    const { merge, undo } = await aPair();
    const { body } = await merge();
    const records = identity.model('ClientMerge');
    await records.updateOne({ _id: body.id }, { $set: { at: new Date(Date.now() - 31 * 86_400_000) } });
    expect((await undo(body.id)).status).toBe(409);
    expect((await http().call(listMerges, { query: {} })).text).not.toContain(body.id);
  });
});

describe('LEAD-08: the sign-in of who was merged goes on as decided', () => {
  const whoIs = async (phone: string) => {
    const session = await signIn(identity, phone);
    return { session, person: (await identity.http(session).call(currentSession, {})).body.person.id as string };
  };

  it.each([
    ['kept', 'one', 'two'],
    ['both', 'one', 'one'],
    ['merged', 'two', 'one'],
  ] as const)('%s: the first phone opens %s, the second %s', async (signInBy, first, second) => {
    const phones = [newPhone(), newPhone()] as const;
    const { one, two, merge, undo } = await aPair({ phone: phones[0] }, { phone: phones[1] });
    const old = await signIn(identity, phones[1]);
    const { body } = await merge({ signIn: signInBy });
    expect((await identity.http(old).call(currentSession, {})).body?.person ?? null).toBeNull();
    const ids = { one: one.id, two: two.id };
    expect((await whoIs(phones[0])).person).toBe(ids[first]);
    const { session, person } = await whoIs(phones[1]);
    expect(person).toBe(ids[second]);
    await undo(body.id);
    expect((await identity.http(session).call(currentSession, {})).body?.person ?? null).toBeNull();
    expect((await whoIs(phones[0])).person).toBe(one.id);
    expect((await whoIs(phones[1])).person).toBe(two.id);
  });
});
