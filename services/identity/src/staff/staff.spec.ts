import { RolesChangedV1 } from '@diwan/contracts/events/identity';
import { currentSession, useAdminKey } from '@diwan/contracts/http/identity';
import { inviteStaff, listColleagues, listStaff, setStaffRoles } from '@diwan/contracts/http/staff';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ADMIN_KEY,
  actionsOf,
  newContact,
  newPhone,
  newStaff,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';

const MINUTE = 60_000;

describe('the admin key', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  const use = (caller: SignedIn, key: string) => identity.http(caller).call(useAdminKey, { body: { key } });

  it('D-020: makes one owner while there is none, whoever asks at the same time, and then nobody', async () => {
    const contacts = await Promise.all(Array.from({ length: 5 }, () => newContact(identity)));
    const answers = await Promise.all(contacts.map((contact) => use(contact, ADMIN_KEY)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    const at = answers.findIndex(({ status }) => status === 200);
    const [winner, answer] = [contacts[at], answers[at]];
    if (winner === undefined || answer === undefined) throw new Error('nobody won');
    expect(answer.body).toMatchObject({ outcome: 'granted', person: { id: winner.personId, roles: ['owner'] } });
    expect(await identity.model('Person').countDocuments({ roles: 'owner' })).toBe(1);
    const owner = sessionOf(identity, answer);
    expect((await identity.http(owner).call(listStaff, {})).body).toHaveLength(1);
    expect((await identity.http(winner).call(currentSession, {})).body.person).toBeNull();
    expect(await use(owner, ADMIN_KEY)).toMatchObject({ status: 200, body: { outcome: 'confirmed' } });
    expect(await actionsOf(identity, 'person', winner.personId)).toContain('admin-key.granted');
    const loser = contacts[(at + 1) % contacts.length] as SignedIn;
    expect(await actionsOf(identity, 'person', loser.personId)).toContain('admin-key.refused');
    expect(await use(loser, ADMIN_KEY)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await personOf(identity, loser.personId))?.roles).toEqual([]);
    expect(await identity.eventsOf(RolesChangedV1)).toHaveLength(1);
  });

  it('D-020: five tries in 15 minutes, counted before they are compared, audited, and the key is in no answer', async () => {
    const other = await startIdentity();
    const contact = await newContact(other);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => other.http(contact).call(useAdminKey, { body: { key: 'guess' } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(5).fill(403), ...Array(7).fill(429)]);
    expect(tries.find(({ status }) => status === 403)?.body.code).toBe('ADMIN_KEY_INVALID');
    expect(tries.map(({ text }) => text).join()).not.toContain(ADMIN_KEY);
    expect((await other.http(contact).call(useAdminKey, { body: { key: ADMIN_KEY } })).status).toBe(429);
    const second = await newContact(other);
    expect((await other.http(second).call(useAdminKey, { body: { key: ADMIN_KEY } })).status).toBe(429);
    other.setTime(new Date(Date.now() + 16 * MINUTE));
    expect((await other.http(contact).call(useAdminKey, { body: { key: ADMIN_KEY } })).status).toBe(200);
    const actions = await actionsOf(other, 'person', contact.personId);
    expect(actions.filter((action) => action === 'admin-key.wrong')).toHaveLength(5);
    await other.stop();
  });
});

describe('roles', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  it('D-021: a client and staff without the right are refused at every role endpoint', async () => {
    const callers = [await newContact(identity), await newStaff(identity, 'admin')];
    const target = await newStaff(identity, 'editor');
    for (const caller of callers) {
      const http = identity.http(caller);
      const params = { id: target.personId };
      const invited = { name: 'X', phone: newPhone(), roles: ['owner' as const] };
      expect((await http.call(listStaff, {})).status).toBe(403);
      expect((await http.call(inviteStaff, { body: invited })).status).toBe(403);
      expect((await http.call(setStaffRoles, { params, body: { roles: ['owner'] } })).status).toBe(403);
    }
    expect((await personOf(identity, target.personId))?.roles).toEqual(['editor']);
  });

  it('an owner adds staff by phone, also somebody with an account, once; it is audited and told', async () => {
    const owner = await newStaff(identity, 'owner');
    const phone = newPhone();
    const contact = await newContact(identity, phone);
    const body = { name: 'Maya Saliba', phone, roles: ['lawyer' as const] };
    const invited = await identity.http(owner).call(inviteStaff, { body });
    expect(invited).toMatchObject({ status: 201, body: { id: contact.personId, roles: ['lawyer'] } });
    expect((await identity.http(owner).call(inviteStaff, { body })).body.code).toBe('DUPLICATE');
    const session = await signIn(identity, phone);
    expect((await identity.http(session).call(listColleagues, {})).body).toContainEqual({
      id: contact.personId,
      name: 'Rana Khoury',
    });
    const entry = await identity
      .model('AuditEntry')
      .findOne({ subject: 'person', subjectId: contact.personId, action: 'staff.invited' });
    expect(entry).toMatchObject({ before: { roles: [] }, after: { roles: ['lawyer'] }, personId: owner.personId });
    const events = await identity.eventsOf(RolesChangedV1);
    expect(events.at(-1)?.payload).toEqual({ personId: contact.personId, roles: ['lawyer'], by: owner.personId });
  });

  it('nobody changes their own roles, and unknown people and clients are not found', async () => {
    const owner = await newStaff(identity, 'owner');
    const contact = await newContact(identity);
    const set = (id: string) =>
      identity.http(owner).call(setStaffRoles, { params: { id }, body: { roles: ['owner', 'admin'] } });
    expect((await set(owner.personId)).body.code).toBe('FORBIDDEN');
    expect((await set('0123456789abcdef01234567')).status).toBe(404);
    expect((await set(contact.personId)).status).toBe(404);
  });

  it('the last owner stays, also when two owners remove each other at once', async () => {
    const other = await startIdentity();
    const [a, b] = [await newStaff(other, 'owner'), await newStaff(other, 'owner')];
    const remove = (by: SignedIn, id: string) =>
      other.http(by).call(setStaffRoles, { params: { id }, body: { roles: [] } });
    const answers = await Promise.all([remove(a, b.personId), remove(b, a.personId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await other.model('Person').countDocuments({ roles: 'owner' })).toBe(1);
    await other.stop();
  });

  it('roles change only soon after a fresh code', async () => {
    const owner = await newStaff(identity, 'owner');
    const editor = await newStaff(identity, 'editor');
    const set = () =>
      identity.http(owner).call(setStaffRoles, { params: { id: editor.personId }, body: { roles: ['lawyer'] } });
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    expect(await set()).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } });
    identity.setTime(null);
    expect((await set()).status).toBe(200);
  });
});
