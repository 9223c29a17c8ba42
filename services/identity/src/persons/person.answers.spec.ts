import { getOwnMessages, setOwnMessages } from '@diwan/contracts/messages/preferences/http';
import { createClient } from '@diwan/contracts/people/clients/http';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const UNKNOWN = '0123456789abcdef01234567';

describe('what other services may ask', () => {
  let identity: TestIdentity;
  let owner: SignedIn & { phone: string };
  beforeAll(async () => {
    identity = await startIdentity();
    owner = await newStaff(identity, 'owner');
  });
  afterAll(() => identity.stop());
  const create = async (changes: Parameters<typeof typedClient>[0]) =>
    (await identity.http(owner).call(createClient, { body: typedClient(changes) })).body;

  it('D-011: a second WhatsApp number that nobody proved receives nothing', async () => {
    const client = await create({ whatsappNumber: '+96170888888', language: 'ar' });
    const [reach, ...others] = await identity.ask(reachOfPeople, { ids: [client.id, UNKNOWN] });
    expect(others).toEqual([]);
    expect(reach).toEqual({
      id: client.id,
      name: client.name,
      language: 'ar',
      phone: client.phone,
      whatsapp: client.phone,
      email: null,
      noticesAllowed: true,
    });
  });

  it('D-141: who does not want notices is told so, with when and how they said it, and may change their mind', async () => {
    const contact = await newContact(identity);
    const http = identity.http(contact);
    const allowed = async () => (await identity.ask(reachOfPeople, { ids: [contact.personId] }))[0]?.noticesAllowed;
    expect((await http.call(getOwnMessages, {})).body).toEqual({ file: { allowed: true, changedAt: null } });
    expect(await allowed()).toBe(true);
    const refused = await http.call(setOwnMessages, { body: { file: false } });
    expect(refused).toMatchObject({ status: 200, body: { file: { allowed: false, changedAt: expect.any(String) } } });
    expect(await allowed()).toBe(false);
    const { fileMessages } = (await personOf(identity, contact.personId)) ?? {};
    expect(fileMessages).toMatchObject({ allowed: false, how: 'portal', at: expect.any(Date) });
    expect(await actionsOf(identity, 'person', contact.personId)).toContain('person.file-messages-set');
    await http.call(setOwnMessages, { body: { file: true } });
    expect(await allowed()).toBe(true);
  });

  it('names of people, and whether they are clients or staff', async () => {
    const client = await create({ name: 'Hala Fares' });
    const contact = await newContact(identity);
    const names = await identity.ask(namesOfPeople, { ids: [client.id, contact.personId, owner.personId, UNKNOWN] });
    expect(names).toHaveLength(3);
    expect(names).toContainEqual({ id: client.id, name: 'Hala Fares', isClient: true, isStaff: false });
    expect(names).toContainEqual({ id: contact.personId, name: 'Rana Khoury', isClient: false, isStaff: false });
    expect(names).toContainEqual({ id: owner.personId, name: 'Test owner', isClient: false, isStaff: true });
  });

  it('clients by name, and nobody but clients', async () => {
    const client = await create({ name: 'Ziad Ghanem', phone: newPhone() });
    expect(await identity.ask(findClientIds, { search: 'ghan' })).toEqual([client.id]);
    expect(await identity.ask(findClientIds, { search: 'Test owner' })).toEqual([]);
  });

  it('staff by permission', async () => {
    const editor = await newStaff(identity, 'editor');
    expect(await identity.ask(staffWithPermission, { permission: 'site:write' })).toEqual([
      owner.personId,
      editor.personId,
    ]);
    expect(await identity.ask(staffWithPermission, { permission: 'role:write' })).toEqual([owner.personId]);
    expect(await identity.ask(staffWithPermission, { permission: 'no:such' })).toEqual([]);
  });
});
