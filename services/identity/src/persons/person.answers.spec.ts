import {
  getClientMessages,
  getOwnMessages,
  setOwnMessages,
  setOwnQuietHours,
} from '@diwan/contracts/messages/preferences/http';
import type { MessageChannel, MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import { createClient } from '@diwan/contracts/people/clients/http';
import { findClientIds, provenOfClient } from '@diwan/contracts/people/clients/questions';
import {
  clientsWanting,
  countClientsWanting,
  namesOfPeople,
  peopleAtPhone,
  reachOfPeople,
} from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Role } from '@diwan/contracts/shared/role';
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

/** Version of what stood beside the choice. */
const TEXT = 'messages-2026-11';
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
      provenNumbers: [],
      email: null,
      provenEmail: null,
    });
  });

  it('PORT-06: who wrote from a number is everyone who is reached there: two may share it, one may have two', async () => {
    const [phone, second] = [newPhone(), newPhone()];
    const husband = await create({ phone });
    const wife = await create({ phone: second, whatsappNumber: phone });
    const ask = async (asked: string) => (await identity.ask(peopleAtPhone, { phone: asked })).ids;
    expect(await ask(phone)).toEqual([husband.id]);
    const provenWhatsapp = { number: phone, at: new Date() };
    await identity.model('Person').updateOne({ _id: wife.id }, { provenWhatsapp });
    expect((await ask(phone)).sort()).toEqual([husband.id, wife.id].sort());
    expect(await ask(second)).toEqual([wife.id]);
    expect(await ask(newPhone())).toEqual([]);
  });

  it('D-141, PORT-08: who does not want a topic by a channel is told so, with when and how, and may change their mind', async () => {
    const contact = await newContact(identity);
    const http = identity.http(contact);
    const known = async () => (await identity.ask(reachOfPeople, { ids: [contact.personId] }))[0]?.channels;
    const { body: first } = await http.call(getOwnMessages, {});
    expect(first).toEqual({
      wishes: ['hearing', 'document', 'request', 'billing'].map((topic) => ({
        topic,
        channel: 'whatsapp',
        wanted: true,
        fixed: false,
        changedAt: null,
      })),
      emailOffered: false,
      first: 'whatsapp',
      quiet: { hours: { from: 21, until: 8 }, usual: { from: 21, until: 8 }, changedAt: null },
    });
    expect(await known()).toBeUndefined();
    const say = (topic: MessageTopic, channel: MessageChannel, wanted: boolean) =>
      http.call(setOwnMessages, { body: { topic, channel, wanted, consentVersion: TEXT } });
    const refused = await say('document', 'whatsapp', false);
    expect(refused.status).toBe(200);
    expect(refused.body.wishes).toContainEqual({
      topic: 'document',
      channel: 'whatsapp',
      wanted: false,
      fixed: false,
      changedAt: expect.any(String),
    });
    expect(await known()).toMatchObject({
      document: [],
      hearing: ['whatsapp', 'sms', 'email'],
      request: ['whatsapp', 'sms'],
    });
    const { messageWishes } = (await personOf(identity, contact.personId)) ?? {};
    expect(messageWishes).toMatchObject([
      { topic: 'document', allowed: false, how: 'portal', at: expect.any(Date), text: TEXT },
    ]);
    expect(await actionsOf(identity, 'person', contact.personId)).toContain('person.messages-set');
    await say('document', 'whatsapp', true);
    expect(await known()).toMatchObject({ document: ['whatsapp', 'sms'] });
  });

  it('PORT-08: only what can reach a person is offered, and news of a court is not lost', async () => {
    const contact = await newContact(identity);
    const http = identity.http(contact);
    const say = (topic: MessageTopic, channel: MessageChannel, wanted: boolean) =>
      http.call(setOwnMessages, { body: { topic, channel, wanted, consentVersion: TEXT } });
    expect((await say('document', 'email', true)).status).toBe(400);
    expect((await say('office', 'whatsapp', false)).status).toBe(400);
    await identity
      .model('Person')
      .updateOne(
        { _id: contact.personId },
        { email: 'a@b.test', provenEmail: { address: 'a@b.test', at: new Date() } },
      );
    expect((await say('document', 'email', true)).status).toBe(200);
    expect((await say('hearing', 'email', false)).status).toBe(400);
    await say('hearing', 'whatsapp', false);
    const [reach] = await identity.ask(reachOfPeople, { ids: [contact.personId] });
    expect(reach?.channels).toMatchObject({ hearing: ['email'], document: ['whatsapp', 'sms', 'email'] });
  });

  it('D-141: who had refused everything before there were topics goes on getting nothing by WhatsApp', async () => {
    const contact = await newContact(identity);
    const fileMessages = { allowed: false, at: new Date(), how: 'portal' };
    await identity.model('Person').updateOne({ _id: contact.personId }, { fileMessages });
    const known = async () => (await identity.ask(reachOfPeople, { ids: [contact.personId] }))[0]?.channels;
    expect(await known()).toEqual({
      hearing: ['email'],
      document: [],
      request: [],
      billing: [],
      weekly: [],
      digest: [],
      news: [],
      office: [],
    });
    await identity
      .http(contact)
      .call(setOwnMessages, { body: { topic: 'request', channel: 'whatsapp', wanted: true, consentVersion: TEXT } });
    expect(await known()).toMatchObject({ document: [], request: ['whatsapp', 'sms'] });
  });

  it('PORT-03: the weekly summary is offered to clients, and wanted by those alone who said so', async () => {
    const contact = await newContact(identity);
    const say = (wanted: boolean) =>
      identity
        .http(contact)
        .call(setOwnMessages, { body: { topic: 'weekly', channel: 'whatsapp', wanted, consentVersion: TEXT } });
    const wanting = async () => (await identity.ask(clientsWanting, { topic: 'weekly', after: null })).ids;
    expect((await say(true)).status).toBe(400);
    const { phone } = (await personOf(identity, contact.personId)) ?? {};
    const { id } = await create({ phone: phone ?? '' });
    // What was agreed to when there was one wish for everything is no wish for this.
    const fileMessages = { allowed: true, at: new Date(), how: 'portal' };
    await identity.model('Person').updateOne({ _id: id }, { fileMessages });
    const { body } = await identity.http(contact).call(getOwnMessages, {});
    expect(body.wishes).toContainEqual(expect.objectContaining({ topic: 'weekly', wanted: false }));
    expect(await wanting()).not.toContain(id);
    await say(true);
    expect(await wanting()).toContain(id);
    expect(await identity.ask(clientsWanting, { topic: 'weekly', after: id })).toEqual({ ids: [], next: null });
    await say(false);
    expect(await wanting()).not.toContain(id);
  });

  it('NEWS-10, D-141: news are wanted by those clients alone who said so, counted by what they read, and never by e-mail', async () => {
    const contact = await newContact(identity);
    const { phone, language = 'en' } = (await personOf(identity, contact.personId)) ?? {};
    const { id } = await create({ phone: phone ?? '' });
    const other = language === 'en' ? 'ar' : 'en';
    const count = async (read: 'en' | 'ar') =>
      (await identity.ask(countClientsWanting, { topic: 'news', language: read })).count;
    const fileMessages = { allowed: true, at: new Date(), how: 'portal' };
    await identity.model('Person').updateOne({ _id: id }, { fileMessages });
    const before = [await count(language), await count(other)];
    const say = (channel: 'whatsapp' | 'email') =>
      identity
        .http(contact)
        .call(setOwnMessages, { body: { topic: 'news', channel, wanted: true, consentVersion: TEXT } });
    expect((await say('email')).status).toBe(400);
    await say('whatsapp');
    expect([await count(language), await count(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const wanting = async (read: 'en' | 'ar') =>
      (await identity.ask(clientsWanting, { topic: 'news', after: null, language: read })).ids;
    expect(await wanting(language)).toContain(id);
    expect(await wanting(other)).not.toContain(id);
  });

  it('NOT-04: staff read what a client has stopped, and since when', async () => {
    const contact = await newContact(identity);
    const body = { topic: 'document', channel: 'whatsapp', wanted: false, consentVersion: TEXT } as const;
    await identity.http(contact).call(setOwnMessages, { body });
    const { phone } = (await personOf(identity, contact.personId)) ?? {};
    const { id } = await create({ phone: phone ?? '' });
    const read = await identity.http(owner).call(getClientMessages, { params: { id } });
    expect(read.body.wishes).toContainEqual({
      topic: 'document',
      channel: 'whatsapp',
      wanted: false,
      fixed: false,
      changedAt: expect.any(String),
      how: 'portal',
      text: TEXT,
    });
  });

  it('OFF-03, SEC-04: what a client proved to hold is told for staff who may read them, never what was only stated', async () => {
    const contact = await newContact(identity);
    const { phone = '' } = (await personOf(identity, contact.personId)) ?? {};
    const { id: clientId } = await create({ phone, email: 'stated@b.test' });
    const ask = (by: SignedIn, roles: Role[]) =>
      identity.ask(provenOfClient, { clientId, by: { personId: by.personId, roles } });
    expect(await ask(owner, ['owner'])).toEqual({ phone, email: null });
    const provenEmail = { address: 'stated@b.test', at: new Date() };
    await identity.model('Person').updateOne({ _id: clientId }, { provenEmail });
    expect(await ask(owner, ['owner'])).toEqual({ phone, email: 'stated@b.test' });
    const entered = await create({ phone: newPhone() });
    const by = { personId: owner.personId, roles: ['owner' as const] };
    expect(await identity.ask(provenOfClient, { clientId: entered.id, by })).toEqual({ phone: null, email: null });
    await expect(ask(await newStaff(identity, 'lawyer'), ['lawyer'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('NOT-10: a person says when they want nothing that can wait; the service of notices and staff learn it', async () => {
    const contact = await newContact(identity);
    const http = identity.http(contact);
    const told = async () => (await identity.ask(reachOfPeople, { ids: [contact.personId] }))[0]?.quietHours;
    const set = (hours: { from: number; until: number } | null) => http.call(setOwnQuietHours, { body: { hours } });
    expect(await told()).toBeUndefined();
    const later = await set({ from: 23, until: 7 });
    expect(later.body.quiet).toEqual({
      hours: { from: 23, until: 7 },
      usual: { from: 21, until: 8 },
      changedAt: expect.any(String),
    });
    expect(await told()).toEqual({ from: 23, until: 7 });
    expect(await actionsOf(identity, 'person', contact.personId)).toContain('person.quiet-hours-set');
    expect((await set(null)).body.quiet.hours).toBeNull();
    expect(await told()).toBeNull();
    for (const hours of [
      { from: 8, until: 8 },
      { from: 21, until: 24 },
      { from: 21.5, until: 8 },
    ])
      expect((await set(hours)).status).toBe(400);
    expect((await identity.http().call(setOwnQuietHours, { body: { hours: null } })).status).toBe(401);
    const { phone } = (await personOf(identity, contact.personId)) ?? {};
    const { id } = await create({ phone: phone ?? '' });
    const { body } = await identity.http(owner).call(getClientMessages, { params: { id } });
    expect(body.quiet).toEqual({ hours: null, usual: { from: 21, until: 8 }, changedAt: expect.any(String) });
  });

  it('names of people, and whether they are clients or staff', async () => {
    const client = await create({ name: 'Hala Fares' });
    const contact = await newContact(identity);
    const names = await identity.ask(namesOfPeople, { ids: [client.id, contact.personId, owner.personId, UNKNOWN] });
    expect(names).toHaveLength(3);
    expect(names).toContainEqual({ id: client.id, name: 'Hala Fares', isClient: true, isStaff: false });
    expect(names).toContainEqual({ id: contact.personId, name: 'Rana Khoury', isClient: false, isStaff: false });
    expect(names).toContainEqual({ id: owner.personId, name: 'Test owner', isClient: false, isStaff: true });
    const part = { father: 'Elias', family: 'Fares', mother: '' };
    const latin = { given: 'Hala', ...part };
    const arabic = { given: 'هلا', father: 'الياس', family: 'فارس', mother: '' };
    const written = await create({ name: 'Hala Fares', phone: newPhone(), names: { latin, arabic } });
    const [asked] = await identity.ask(namesOfPeople, { ids: [written.id] });
    expect(asked?.otherNames).toEqual(['Hala Elias Fares', 'هلا الياس فارس']);
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
