import { useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import {
  inviteStaff,
  listColleagues,
  listStaff,
  resetSecondFactor,
  setStaffRoles,
} from '@diwan/contracts/people/staff/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ADMIN_KEY,
  actionsOf,
  confirmed,
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
  afterEach(() => identity.setTime(null));
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
    expect((await identity.http(owner).call(listStaff, {})).body.code).toBe('SECOND_FACTOR_MISSING');
    expect((await identity.http(winner).call(currentSession, {})).body.person).toBeNull();
    expect(await use(owner, ADMIN_KEY)).toMatchObject({ status: 200, body: { outcome: 'confirmed' } });
    expect(await actionsOf(identity, 'person', winner.personId)).toContain('admin-key.granted');
    const loser = contacts[(at + 1) % contacts.length] as SignedIn;
    expect(await actionsOf(identity, 'person', loser.personId)).toContain('admin-key.refused');
    expect(await use(loser, ADMIN_KEY)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await personOf(identity, loser.personId))?.roles).toEqual([]);
    expect(await identity.eventsOf(RolesChangedV1)).toHaveLength(1);
  });

  it('D-020: five tries of an account and 25 of a network in 15 minutes, counted before they are compared, audited, and the key is in no answer', async () => {
    const other = await startIdentity();
    const contact = await newContact(other);
    const use = (by: SignedIn, key: string) => other.http(by).call(useAdminKey, { body: { key } });
    const guess = (by: SignedIn, times: number) => Promise.all(Array.from({ length: times }, () => use(by, 'guess')));
    const tries = await guess(contact, 12);
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(5).fill(403), ...Array(7).fill(429)]);
    expect(tries.find(({ status }) => status === 403)?.body.code).toBe('ADMIN_KEY_INVALID');
    expect(tries.map(({ text }) => text).join()).not.toContain(ADMIN_KEY);
    expect((await use(contact, ADMIN_KEY)).status).toBe(429);
    for (let neighbours = 0; neighbours < 4; neighbours++) {
      const wrong = await guess(await newContact(other), 5);
      expect(wrong.map(({ status }) => status)).toEqual(Array(5).fill(403));
    }
    expect((await use(await newContact(other), ADMIN_KEY)).status).toBe(429);
    other.setTime(new Date(Date.now() + 16 * MINUTE));
    expect((await use(contact, ADMIN_KEY)).status).toBe(200);
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
  afterEach(() => identity.setTime(null));

  it('D-021: a client and staff without the right are refused at every role endpoint', async () => {
    const callers = [await newContact(identity), await newStaff(identity, 'admin')];
    const target = await newStaff(identity, 'editor');
    for (const caller of callers) {
      const http = identity.http(caller);
      const params = { id: target.personId };
      const invited = { name: 'X', phone: newPhone(), roles: ['owner' as const] };
      expect((await http.call(listStaff, {})).status).toBe(403);
      expect((await http.call(inviteStaff, { body: invited })).status).toBe(403);
      expect((await http.call(setStaffRoles, { params, body: { roles: ['owner'], rolesVersion: 1 } })).status).toBe(
        403,
      );
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
    const session = await confirmed(identity, await signIn(identity, phone));
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
      identity
        .http(owner)
        .call(setStaffRoles, { params: { id }, body: { roles: ['owner', 'admin'], rolesVersion: 1 } });
    expect((await set(owner.personId)).body.code).toBe('FORBIDDEN');
    expect((await set('0123456789abcdef01234567')).status).toBe(404);
    expect((await set(contact.personId)).status).toBe(404);
  });

  it('the last owner stays, also when two owners remove each other at once', async () => {
    const other = await startIdentity();
    const [a, b] = [await newStaff(other, 'owner'), await newStaff(other, 'owner')];
    const remove = (by: SignedIn, id: string) =>
      other.http(by).call(setStaffRoles, { params: { id }, body: { roles: [], rolesVersion: 1 } });
    const answers = await Promise.all([remove(a, b.personId), remove(b, a.personId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await other.model('Person').countDocuments({ roles: 'owner' })).toBe(1);
    await other.stop();
  });

  it('roles change only soon after the second factor was confirmed', async () => {
    const owner = await newStaff(identity, 'owner');
    const editor = await newStaff(identity, 'editor');
    const set = () =>
      identity
        .http(owner)
        .call(setStaffRoles, { params: { id: editor.personId }, body: { roles: ['lawyer'], rolesVersion: 1 } });
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    expect(await set()).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    identity.setTime(null);
    expect((await set()).status).toBe(200);
  });

  it('D-129: roles that somebody else changed meanwhile are not overwritten', async () => {
    const owner = identity.http(await newStaff(identity, 'owner'));
    const params = { id: (await newStaff(identity, 'editor')).personId };
    const set = (rolesVersion: number) =>
      owner.call(setStaffRoles, { params, body: { roles: ['lawyer'], rolesVersion } });
    expect((await set(1)).body).toMatchObject({ roles: ['lawyer'], rolesVersion: 2 });
    expect(await set(1)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('H1: an owner resets the second factor of a colleague: sessions end, it is audited with the reason and told', async () => {
    const owner = await newStaff(identity, 'owner');
    const colleague = await newStaff(identity, 'owner');
    await identity
      .model('Person')
      .updateOne(
        { _id: colleague.personId },
        { $set: { recoveryCodes: ['x'], secondFactor: { sealedSecret: 'x', lastStep: 0, confirmedAt: new Date() } } },
      );
    const reset = (by: SignedIn, id: string, reason = 'Lost the phone') =>
      identity.http(by).call(resetSecondFactor, { params: { id }, body: { reason } });
    expect((await reset(owner, owner.personId)).body.code).toBe('FORBIDDEN');
    expect((await reset(owner, (await newContact(identity)).personId)).status).toBe(404);
    expect((await reset(owner, colleague.personId, ' ')).status).toBe(400);
    expect((await reset(await newStaff(identity, 'admin'), colleague.personId)).status).toBe(403);
    expect((await reset(owner, colleague.personId)).status).toBe(204);
    expect((await identity.http(colleague).call(currentSession, {})).body.person).toBeNull();
    expect(await personOf(identity, colleague.personId)).toMatchObject({ secondFactor: null, recoveryCodes: [] });
    const line = { subject: 'person', subjectId: colleague.personId, action: 'second-factor.reset' };
    expect(await identity.model('AuditEntry').findOne(line)).toMatchObject({
      after: { reason: 'Lost the phone' },
      personId: owner.personId,
    });
    const [event] = await identity.eventsOf(SecondFactorResetV1);
    expect(event?.payload).toMatchObject({ personId: colleague.personId, by: owner.personId });
    const again = await signIn(identity, colleague.phone);
    expect((await identity.http(again).call(currentSession, {})).body.person.secondFactor).toBe('none');
    identity.setTime(new Date(Date.now() + 16 * 60_000));
    expect((await reset(owner, colleague.personId)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
