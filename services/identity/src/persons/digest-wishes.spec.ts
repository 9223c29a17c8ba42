import { setOwnMessages } from '@diwan/contracts/messages/preferences/http';
import { createClient } from '@diwan/contracts/people/clients/http';
import { clientsWanting, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newContact, newStaff, personOf, startIdentity, type TestIdentity, typedClient } from '../testing/identity.js';

/** Version of what stood beside the choice. */
const TEXT = 'messages-2026-11';

describe('who wants the daily digest', () => {
  let identity: TestIdentity;
  let create: (changes: Parameters<typeof typedClient>[0]) => Promise<{ id: string }>;
  beforeAll(async () => {
    identity = await startIdentity();
    const owner = await newStaff(identity, 'owner');
    create = async (changes) => (await identity.http(owner).call(createClient, { body: typedClient(changes) })).body;
  });
  afterAll(() => identity.stop());

  it('NEWS-09, D-141: the digest is offered to clients, by e-mail too, and wanted by those alone who said so', async () => {
    const contact = await newContact(identity);
    const say = (channel: 'whatsapp' | 'email', wanted: boolean) =>
      identity.http(contact).call(setOwnMessages, { body: { topic: 'digest', channel, wanted, consentVersion: TEXT } });
    expect((await say('whatsapp', true)).status).toBe(400);
    const { phone } = (await personOf(identity, contact.personId)) ?? {};
    const { id } = await create({ phone: phone ?? '' });
    const fileMessages = { allowed: true, at: new Date(), how: 'portal' };
    const provenEmail = { address: 'a@b.test', at: new Date() };
    await identity.model('Person').updateOne({ _id: id }, { fileMessages, email: 'a@b.test', provenEmail });
    const wanting = async () => (await identity.ask(clientsWanting, { topic: 'digest', after: null })).ids;
    expect(await wanting()).not.toContain(id);
    expect((await say('email', true)).status).toBe(200);
    expect(await wanting()).toContain(id);
    expect((await identity.ask(reachOfPeople, { ids: [id] }))[0]?.channels?.digest).toEqual(['email']);
    await say('email', false);
    expect(await wanting()).not.toContain(id);
  });
});
