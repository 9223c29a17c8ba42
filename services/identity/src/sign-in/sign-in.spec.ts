import { createClient, listClients } from '@diwan/contracts/people/clients/http';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { requestCode, signUp, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  codeFor,
  cookiesOf,
  details,
  newContact,
  newPhone,
  newStaff,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
  verify,
} from '../testing/identity.js';

describe('signing in and up', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  it('goes from a code to a session to a client record', async () => {
    const owner = await newStaff(identity, 'owner');
    const typed = typedClient({ name: 'Samir Nassar' });
    const created = await identity.http(owner).call(createClient, { body: typed });
    expect(created).toMatchObject({ status: 201, body: { name: 'Samir Nassar', phone: typed.phone, version: 1 } });
    const found = await identity.http(owner).call(listClients, { query: { search: 'nassar' } });
    expect(found.body).toMatchObject({ total: 1, items: [{ id: created.body.id }] });
    const client = await signIn(identity, typed.phone);
    expect(client.personId).toBe(created.body.id);
  });

  it('D-001: a code is in no answer, header or event, and two codes are independent', async () => {
    const phone = newPhone();
    const codes = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const answer = await identity.http().call(requestCode, { body: { phone, language: 'en' } });
      const { code } = identity.sent.at(-1) ?? { code: 'none' };
      expect(code).toMatch(/^[1-9]\d{5}$/);
      expect(answer.status).toBe(202);
      expect(Object.keys(answer.body).sort()).toEqual(['challengeId', 'expiresAt', 'knownOnly', 'resendAfterSeconds']);
      expect(answer.text + JSON.stringify([...answer.headers])).not.toContain(code);
      codes.add(code);
    }
    expect(codes.size).toBeGreaterThan(17);
    expect(JSON.stringify(await identity.model('OutboxRow').find().lean())).not.toMatch(/\b\d{6}\b/);
  });

  it('D-007: one code is enough for "sign in, no profile, sign up", with the notice of the specification', async () => {
    const phone = newPhone();
    const sentBefore = identity.sent.length;
    const verified = await verify(identity, await codeFor(identity, phone), 'sign-in');
    expect(verified.body).toMatchObject({ outcome: 'details-needed', phone, notice: 'ACCOUNT_NOT_FOUND' });
    expect(verified.headers.getSetCookie()).toEqual([]);
    const completed = await identity.http().call(signUp, { body: details(verified.body.ticket, phone) });
    expect(completed).toMatchObject({ status: 201, body: { person: { name: 'Rana Khoury', roles: ['client'] } } });
    expect(identity.sent.length - sentBefore).toBe(1);
    const again = await verify(identity, await codeFor(identity, phone), 'sign-up');
    expect(again.body).toMatchObject({ outcome: 'signed-in', notice: 'ACCOUNT_EXISTS' });
  });

  it('D-007: a ticket works once, for 15 minutes, and not as anything else', async () => {
    const phone = newPhone();
    const ticketFor = async () => (await verify(identity, await codeFor(identity, phone), 'sign-up')).body.ticket;
    const late = await ticketFor();
    identity.setTime(new Date(Date.now() + 15 * 60_000 + 1000));
    expect(await identity.http().call(signUp, { body: details(late, phone) })).toMatchObject({
      status: 401,
      body: { code: 'TICKET_INVALID' },
    });
    identity.setTime(null);
    const ticket = await ticketFor();
    expect((await verify(identity, { challengeId: ticket, code: '123456', cookie: '' })).body.code).toBe('OTP_INVALID');
    const bad = { ...details(ticket, phone), whatsappNumber: '12' };
    expect((await identity.http().call(signUp, { body: bad })).body).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { whatsappNumber: 'invalid_phone' },
    });
    expect((await identity.http().call(signUp, { body: details(ticket, phone) })).status).toBe(201);
    expect((await identity.http().call(signUp, { body: details(ticket, phone) })).body.code).toBe('TICKET_INVALID');
  });

  it('T9: 20 parallel completions of one ticket make one person', async () => {
    const phone = newPhone();
    const { body } = await verify(identity, await codeFor(identity, phone), 'sign-up');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => identity.http().call(signUp, { body: details(body.ticket, phone) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await identity.model('Person').countDocuments({ phone })).toBe(1);
  });

  it('D-008: known and unknown phones get the same answer to a request and to a wrong code', async () => {
    const known = (await newStaff(identity, 'lawyer')).phone;
    const shapes = [];
    for (const phone of [known, newPhone()]) {
      const requested = await identity.http().call(requestCode, { body: { phone, language: 'en' } });
      const { challengeId, expiresAt, ...rest } = requested.body;
      const { code } = identity.sent.at(-1) ?? { code: '100000' };
      const wrong = code === '100000' ? '100001' : '100000';
      const [cookie = ''] = cookiesOf(requested);
      const verified = await verify(identity, { challengeId, code: wrong, cookie });
      const { reference, ...problem } = verified.body;
      const names = [...requested.headers.keys(), ...verified.headers.keys()].sort();
      expect([challengeId.length, typeof expiresAt, reference.length]).toEqual([22, 'string', 36]);
      shapes.push({ status: requested.status, rest, refused: verified.status, problem, names });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]?.problem).toMatchObject({ code: 'OTP_INVALID' });
  });

  it('D-008: the time of an answer does not tell whether a phone is known', async () => {
    const known = (await newStaff(identity, 'lawyer')).phone;
    const unknown = newPhone();
    const timeOf = async (phone: string) => {
      const begun = performance.now();
      await identity.http().call(requestCode, { body: { phone, language: 'en' } });
      return performance.now() - begun;
    };
    // Neighbours are compared, each first in turn: a machine that is busy for a while is so for both.
    const longer: number[] = [];
    for (let round = 0; round < 30; round++) {
      const knownFirst = [await timeOf(known), await timeOf(unknown)] as const;
      const unknownFirst = [await timeOf(unknown), await timeOf(known)] as const;
      longer.push(knownFirst[0] - knownFirst[1], unknownFirst[1] - unknownFirst[0]);
    }
    const median = longer.sort((a, b) => a - b)[30] ?? Number.NaN;
    expect(Math.abs(median)).toBeLessThan(50);
  });

  it('D-009: ids are made by the server and never nil', async () => {
    const people = [await newContact(identity), await newContact(identity)];
    for (const { personId } of people) expect(personId).toMatch(/^(?!0{24})[0-9a-f]{24}$/);
    expect(people[0]?.personId).not.toBe(people[1]?.personId);
  });

  it('D-010: an empty e-mail stays empty', async () => {
    const contact = await newContact(identity);
    expect((await identity.http(contact).call(getOwnProfile, {})).body.email).toBeNull();
  });

  it('D-012: one session with one subject serves every screen', async () => {
    const contact = await newContact(identity);
    const session = await identity.http(contact).call(currentSession, {});
    const profile = await identity.http(contact).call(getOwnProfile, {});
    expect(session.body.person.id).toBe(contact.personId);
    expect(profile.body.name).toBe(session.body.person.name);
  });

  it('D-017: one number is one person, whatever is imported', async () => {
    const phone = newPhone();
    const people = identity.model('Person');
    const imported = { phone, name: 'Rana', language: 'en', createdAt: new Date() };
    await people.create(imported);
    await expect(people.create({ ...imported, name: 'Her sister' })).rejects.toMatchObject({ code: 11_000 });
    expect((await verify(identity, await codeFor(identity, phone))).body.outcome).toBe('signed-in');
  });

  it("D-018: somebody who signed up is nobody's client until staff say so, then without a new account", async () => {
    const phone = newPhone();
    const contact = await newContact(identity, phone);
    const owner = await newStaff(identity, 'owner');
    expect((await personOf(identity, contact.personId))?.client).toBeNull();
    const { body } = await identity.http(owner).call(createClient, { body: typedClient({ phone }) });
    expect(body.id).toBe(contact.personId);
    expect(await actionsOf(identity, 'client', contact.personId)).toEqual(['client.linked']);
  });

  it('D-018: a client entered by staff is claimed by whoever proves the phone, and that is noted', async () => {
    const owner = await newStaff(identity, 'owner');
    const typed = typedClient();
    const { body: client } = await identity.http(owner).call(createClient, { body: typed });
    expect((await personOf(identity, client.id))?.verifiedAt).toBeNull();
    const sent = await codeFor(identity, typed.phone);
    const wrong = sent.code === '999999' ? '999998' : '999999';
    expect((await verify(identity, { ...sent, code: wrong })).status).toBe(401);
    expect((await personOf(identity, client.id))?.verifiedAt).toBeNull();
    const verified = await verify(identity, sent, 'sign-up');
    expect(verified.body).toMatchObject({ outcome: 'signed-in', person: { id: client.id } });
    expect(await actionsOf(identity, 'person', client.id)).toEqual(['person.claimed', 'session.opened']);
  });

  it('D-018: a client entered while somebody fills in the details is theirs, too', async () => {
    const phone = newPhone();
    const { body } = await verify(identity, await codeFor(identity, phone), 'sign-up');
    const owner = await newStaff(identity, 'owner');
    const { body: client } = await identity.http(owner).call(createClient, { body: typedClient({ phone }) });
    const completed = await identity.http().call(signUp, { body: details(body.ticket, phone) });
    expect(completed).toMatchObject({ status: 201, body: { person: { id: client.id } } });
  });

  it('refuses operators, unknown fields and other types, and stores nothing', async () => {
    const before = await identity.model('Code').estimatedDocumentCount();
    for (const phone of [{ $ne: null }, { $gt: '' }, ['+96170000001'], 'x'.repeat(5000), '', null, 7]) {
      const answer = await identity.http().post('/api/identity/codes', { phone, language: 'en' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(answer.text).not.toMatch(/Mongo|Cast|node_modules|at \//);
    }
    const extra = { phone: newPhone(), language: 'en', roles: ['owner'] };
    expect((await identity.http().post('/api/identity/codes', extra)).body.fieldErrors).toEqual({
      roles: 'unknown_field',
    });
    const verified = await identity.http().post('/api/identity/codes/verify', {
      challengeId: { $gt: '' },
      code: '123456',
      mode: 'sign-in',
    });
    expect(verified.status).toBe(400);
    expect(await identity.model('Code').estimatedDocumentCount()).toBe(before);
  });

  it("D-150: nothing tells a person's data for a phone", async () => {
    const { phone } = await newStaff(identity, 'lawyer');
    const contact = await newContact(identity);
    for (const path of [`/people?phone=${phone}`, `/profile?phone=${phone}`, `/clients?search=${phone}`]) {
      const visitor = await identity.http().get(`/api/identity${path}`);
      const client = await identity.http(contact).get(`/api/identity${path}`);
      expect([401, 404]).toContain(visitor.status);
      expect([403, 404]).toContain(client.status);
      expect(visitor.text + client.text).not.toContain('Test lawyer');
    }
    const own = await identity.http(contact).get(`/api/identity/my/profile?phone=${encodeURIComponent(phone)}`);
    expect(own.text).not.toContain(phone);
  });

  it('asks to sign in and keeps the session it replaces dead', async () => {
    const phone = newPhone();
    const first = await newContact(identity, phone);
    const sent = await codeFor(identity, phone);
    const body = { challengeId: sent.challengeId, code: sent.code, mode: 'sign-in' as const };
    const Cookie = `${first.cookie}; ${sent.cookie}`;
    const second = sessionOf(identity, await identity.http(first).call(verifyCode, { body }, { Cookie }));
    expect(second.sessionKey).not.toBe(first.sessionKey);
    expect((await identity.http(first).call(getOwnProfile, {})).status).toBe(401);
    expect((await identity.http(second).call(getOwnProfile, {})).status).toBe(200);
  });
});
