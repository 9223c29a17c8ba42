import { createClient, getClient, updateClient } from '@diwan/contracts/people/clients/http';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { newPhone, newStaff, signIn, startIdentity, type TestIdentity, typedClient } from '../testing/identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

it('F-9: a number is known to be theirs once they have signed in with it, or proved it by a code', async () => {
  const owner = await newStaff(identity, 'owner');
  const provenOf = async (id: string) => (await identity.ask(reachOfPeople, { ids: [id] }))[0]?.provenNumbers;
  const [phone, whatsappNumber] = [newPhone(), newPhone()];
  const body = typedClient({ phone, whatsappNumber });
  const { body: client } = await identity.http(owner).call(createClient, { body });
  expect(await provenOf(client.id)).toEqual([]);
  await identity
    .model('Person')
    .updateOne({ _id: client.id }, { provenWhatsapp: { number: whatsappNumber, at: new Date() } });
  expect(await provenOf(client.id)).toEqual([whatsappNumber]);
  await signIn(identity, phone);
  expect(await provenOf(client.id)).toEqual([phone, whatsappNumber]);
  // Of another phone nobody knows it again.
  const { body: known } = await identity.http(owner).call(getClient, { params: { id: client.id } });
  const { id, phoneProven, whatsappVerified, createdAt, shelf, shelvedAt, ...fields } = known;
  expect(phoneProven).toBe(true);
  const moved = await identity
    .http(owner)
    .call(updateClient, { params: { id }, body: { ...fields, phone: newPhone() } });
  expect(moved.body).toMatchObject({ phoneProven: false });
  expect(await provenOf(id)).toEqual([]);
});

it('F-9: signing in with the phone of a record that was merged into theirs proves nothing of their own phone', async () => {
  const owner = await newStaff(identity, 'owner');
  const [kept, merged] = await Promise.all(
    [newPhone(), newPhone()].map(async (phone) => {
      const answer = await identity.http(owner).call(createClient, { body: typedClient({ phone }) });
      return answer.body;
    }),
  );
  const into = new Types.ObjectId(kept.id);
  await identity.model('Person').updateOne({ _id: merged.id }, { client: null, merged: { into, signsIn: true } });
  const proven = async () => (await identity.ask(reachOfPeople, { ids: [kept.id] }))[0]?.provenNumbers;
  expect((await signIn(identity, merged.phone)).personId).toBe(kept.id);
  expect(await proven()).toEqual([]);
  expect((await signIn(identity, kept.phone)).personId).toBe(kept.id);
  expect(await proven()).toEqual([kept.phone]);
});
