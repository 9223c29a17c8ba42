import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { createClient, getClient, listClients, updateClient } from '@diwan/contracts/people/clients/http';
import { clientOnDocuments } from '@diwan/contracts/people/clients/questions';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  newContact,
  newPhone,
  newStaff,
  personOf,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';

const UNKNOWN = '0123456789abcdef01234567';
const CASE = 'aaaaaaaaaaaaaaaaaaaaaaaa';

describe('clients', () => {
  let identity: TestIdentity;
  let admin: SignedIn;
  beforeAll(async () => {
    identity = await startIdentity();
    admin = await newStaff(identity, 'admin');
  });
  afterAll(() => identity.stop());

  const create = async (changes: Parameters<typeof typedClient>[0] = {}) =>
    (await identity.http(admin).call(createClient, { body: typedClient(changes) })).body;
  const list = (caller: SignedIn, query: RequestOf<typeof listClients>['query']) =>
    identity.http(caller).call(listClients, { query });
  const change = (id: string, body: RequestOf<typeof updateClient>['body'], caller = admin) =>
    identity.http(caller).call(updateClient, { params: { id }, body });

  it('are created once per phone, audited and told', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        identity.http(admin).call(createClient, { body: typedClient({ phone, name: 'Nour Aoun' }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DUPLICATE');
    const id = answers.find(({ status }) => status === 201)?.body.id;
    expect(await identity.model('AuditEntry').countDocuments({ subject: 'client', subjectId: id })).toBe(1);
  });

  it('are created once per Idempotency-Key', async () => {
    const body = typedClient();
    const headers = { 'Idempotency-Key': 'the-same-click' };
    const first = await identity.http(admin).call(createClient, { body }, headers);
    const second = await identity.http(admin).call(createClient, { body }, headers);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const other = await identity.http(admin).call(createClient, { body: typedClient() }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('D-129: are changed by whoever read the present version', async () => {
    const client = await create();
    const body = { ...typedClient({ phone: client.phone }), version: client.version };
    const answers = await Promise.all([
      change(client.id, { ...body, name: 'First' }),
      change(client.id, { ...body, name: 'Second' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    const read = await identity.http(admin).call(getClient, { params: { id: client.id } });
    expect(read.body).toEqual(answers.find(({ status }) => status === 200)?.body);
    const events = await identity.eventsOf(ClientChangedV1);
    expect(events.filter(({ payload }) => payload.clientId === client.id)).toHaveLength(1);
    expect((await change(UNKNOWN, body)).status).toBe(404);
  });

  it('D-131: lose registration and tax number when they become an individual', async () => {
    const client = await create({ clientType: 'business', businessRegistration: 'BEY-1', taxId: '77' });
    expect(client).toMatchObject({ businessRegistration: 'BEY-1', taxId: '77' });
    const body = { ...typedClient({ phone: client.phone }), businessRegistration: 'BEY-1', taxId: '77', version: 1 };
    expect((await change(client.id, body)).body).toMatchObject({ businessRegistration: null, taxId: null });
  });

  it('C1: tell billing where they are and under which number they are taxed; staff who are no clients are none', async () => {
    const where = { address: 'Hamra Street 12, Beirut', clientType: 'business', taxId: '601-998877' } as const;
    const client = await create(where);
    const asked = (clientId: string) => identity.ask(clientOnDocuments, { clientId });
    expect(await asked(client.id)).toEqual({ address: where.address, taxId: where.taxId });
    expect(await asked((await create()).id)).toEqual({ address: null, taxId: null });
    expect([await asked(UNKNOWN), await asked(admin.personId)]).toEqual([null, null]);
  });

  it('D-005: are kept with the phone in E.164, however it was typed', async () => {
    const client = await create({ phone: '٠٣ ٩٨٧ ٦٥٤', whatsappNumber: '00961 70 987 654' });
    expect(client).toMatchObject({ phone: '+9613987654', whatsappNumber: '+96170987654' });
    const again = await identity.http(admin).call(createClient, { body: typedClient({ phone: '+961 3 987 654' }) });
    expect(again.body.code).toBe('DUPLICATE');
    const bad = await identity
      .http(admin)
      .call(createClient, { body: typedClient({ phone: '12', whatsappNumber: 'x' }) });
    expect(bad.body.fieldErrors).toEqual({ phone: 'invalid_phone', whatsappNumber: 'invalid_phone' });
  });

  it('are found by name in both scripts, by e-mail and by phone, newest first, page by page', async () => {
    const phone = newPhone();
    const first = await create({ name: 'فاطمة الأحمد', email: 'fatima@zaytouna.example', phone });
    const second = await create({ name: 'فاطمه خوري' });
    const ids = async (search: string) =>
      (await list(admin, { search })).body.items?.map(({ id }: { id: string }) => id);
    expect(await ids('فاطمة')).toEqual([second.id, first.id]);
    expect(await ids('احمد')).toEqual([]);
    expect(await ids('الاحمد فاطمه')).toEqual([first.id]);
    expect(await ids('zaytouna')).toEqual([first.id]);
    expect(await ids(phone)).toEqual([first.id]);
    const page = await list(admin, { search: 'فاطمة', page: 2, limit: 1 });
    expect(page.body).toMatchObject({ total: 2, page: 2, limit: 1, items: [{ id: first.id }] });
    for (const search of ['.*', '(a+)+$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '$where', '^'])
      expect([search, await ids(search)]).toEqual([search, []]);
  });

  it('OFF-07: are sorted by name, also where they are searched', async () => {
    const [zeina, amal] = [await create({ name: 'Zeina Sortable' }), await create({ name: 'Amal Sortable' })];
    const ids = async (query: Record<string, string>) =>
      (await list(admin, query)).body.items?.map(({ id }: { id: string }) => id);
    expect(await ids({ search: 'sortable', sort: 'name' })).toEqual([amal.id, zeina.id]);
    expect(await ids({ search: 'sortable', sort: '-name' })).toEqual([zeina.id, amal.id]);
    const names = (await list(admin, { sort: 'name' })).body.items?.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...(names ?? [])].sort());
  });

  it('refuses operators and unknown fields', async () => {
    for (const query of ['search[$ne]=x', 'search=a&sort=password', 'page=0', 'limit=101', 'phone=1']) {
      expect((await identity.http(admin).get(`/api/identity/clients?${query}`)).status).toBe(400);
    }
    const mass = { ...typedClient(), roles: ['owner'], _id: UNKNOWN, version: 9, userId: '1' };
    const refused = await identity.http(admin).post('/api/identity/clients', mass, { 'Idempotency-Key': 'mass' });
    expect(Object.keys(refused.body.fieldErrors).sort()).toEqual(['_id', 'roles', 'userId', 'version']);
    expect((await identity.http(admin).get('/api/identity/clients/not-an-id')).status).toBe(400);
  });

  it('a new phone ends the sessions of the old one, must be proven anew, and takes over an empty account', async () => {
    const client = await create();
    const session = await signIn(identity, client.phone);
    const stranger = newPhone();
    const contact = await newContact(identity, stranger);
    const body = { ...typedClient({ phone: stranger }), version: client.version };
    expect((await change(client.id, body)).status).toBe(200);
    expect((await identity.http(session).call(getOwnProfile, {})).status).toBe(401);
    expect((await identity.http(contact).call(getOwnProfile, {})).status).toBe(401);
    expect((await signIn(identity, stranger)).personId).toBe(client.id);
    const other = await create();
    expect((await change(other.id, { ...body, version: 1 })).body.code).toBe('DUPLICATE');
  });

  it('S-6: another phone is set by who has just proved themselves; the rest by whoever may edit', async () => {
    const client = await create();
    const idle = await identity.signInAs({ roles: ['admin'], confirmedAt: new Date('2020-01-01') });
    const body = (phone: string) => ({ ...typedClient({ phone, name: 'Nour Aoun' }), version: client.version });
    expect((await change(client.id, body(newPhone()), idle)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await change(client.id, body(client.phone), idle)).toMatchObject({
      status: 200,
      body: { phone: client.phone, name: 'Nour Aoun' },
    });
  });

  it('the phone of staff cannot be moved by editing a client', async () => {
    const owner = await newStaff(identity, 'owner');
    const client = await create({ phone: owner.phone });
    expect(client.id).toBe(owner.personId);
    const body = { ...typedClient({ phone: newPhone() }), version: client.version };
    expect((await change(client.id, body)).body.code).toBe('FORBIDDEN');
  });

  it('D-025: accountants see no case notes, lawyers no rates and only the clients of their cases', async () => {
    const money = { amountMinor: 20_000, currency: 'USD' as const };
    const client = await create({
      notes: 'secret strategy',
      emergencyContact: 'her brother',
      hourlyRate: money,
      retainer: money,
    });
    const hidden = await create({ name: 'Somebody Else' });
    const read = (caller: SignedIn, id: string) => identity.http(caller).call(getClient, { params: { id } });
    const accountant = await newStaff(identity, 'accountant');
    expect((await read(accountant, client.id)).body).toMatchObject({
      notes: '',
      emergencyContact: null,
      hourlyRate: money,
    });
    const lawyer = await newStaff(identity, 'lawyer');
    expect((await list(lawyer, {})).body).toMatchObject({ items: [], total: 0 });
    const [foreign, unknown] = [await read(lawyer, client.id), await read(lawyer, UNKNOWN)];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, reference: '' }).toEqual({ ...unknown.body, reference: '' });
    const team = { caseId: CASE, clientId: client.id, team: [lawyer.personId] };
    await identity.deliver(CaseTeamChangedV1, { ...team, version: 2 });
    await identity.deliver(CaseTeamChangedV1, { ...team, team: [], version: 1 });
    expect((await read(lawyer, client.id)).body).toMatchObject({
      notes: 'secret strategy',
      hourlyRate: null,
      retainer: null,
    });
    expect((await list(lawyer, {})).body).toMatchObject({ total: 1, items: [{ id: client.id }] });
    expect((await list(lawyer, { search: 'somebody' })).body.total).toBe(0);
    expect((await read(lawyer, hidden.id)).status).toBe(404);
    const both = { ...team, clientIds: [client.id, hidden.id], version: 3 };
    await identity.deliver(CaseTeamChangedV1, both);
    expect((await read(lawyer, hidden.id)).status).toBe(200);
    await identity.deliver(CaseTeamChangedV1, { ...team, team: [], version: 4 });
    expect((await read(lawyer, client.id)).status).toBe(404);
    const editor = await newStaff(identity, 'editor');
    expect((await read(editor, client.id)).status).toBe(403);
  });

  it('M5: who edits clients changes nothing of a colleague, not even through their client record', async () => {
    const admin = identity.http(await newStaff(identity, 'admin'));
    const owner = await newStaff(identity, 'owner');
    const taken = { phone: owner.phone, name: 'Evil Rename', email: 'evil@example.com', whatsappNumber: newPhone() };
    const created = await admin.call(createClient, { body: typedClient({ ...taken, notes: 'Own matter' }) });
    expect(created).toMatchObject({ status: 201, body: { name: 'Test owner', email: null, notes: 'Own matter' } });
    const body = { ...typedClient({ ...taken, notes: 'Second' }), version: created.body.version };
    const updated = await admin.call(updateClient, { params: { id: owner.personId }, body });
    expect(updated.body).toMatchObject({ name: 'Test owner', notes: 'Second' });
    expect(await personOf(identity, owner.personId)).toMatchObject({
      name: 'Test owner',
      email: null,
      whatsappNumber: null,
      roles: ['owner'],
    });
  });

  it('M5: the live session shows a changed name at once', async () => {
    const admin = identity.http(await newStaff(identity, 'admin'));
    const phone = newPhone();
    const contact = await newContact(identity, phone);
    await admin.call(createClient, { body: typedClient({ phone, name: 'Rana New Name' }) });
    const { body } = await identity.http(contact).call(currentSession, {});
    expect(body.person.name).toBe('Rana New Name');
  });
});
