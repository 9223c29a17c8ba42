import { useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import { enrolSecondFactor, enterSetUpCode } from '@diwan/contracts/people/second-factor/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import { listStaff, resetSecondFactor, setStaffRoles } from '@diwan/contracts/people/staff/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonRecord } from '../persons/person.schema.js';
import {
  ADMIN_KEY,
  actionsOf,
  newContact,
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
    expect((await identity.http(owner).call(enrolSecondFactor, {})).status).toBe(201);
    const { phone } = (await personOf(identity, winner.personId)) as PersonRecord;
    const again = await signIn(identity, phone);
    expect((await identity.http(again).call(enrolSecondFactor, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    const confirmed = await use(again, ADMIN_KEY);
    expect(confirmed).toMatchObject({ status: 200, body: { outcome: 'confirmed' } });
    expect((await identity.http(sessionOf(identity, confirmed)).call(enrolSecondFactor, {})).status).toBe(201);
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
      expect((await http.call(listStaff, {})).status).toBe(403);
      expect((await http.call(setStaffRoles, { params, body: { roles: ['owner'], rolesVersion: 1 } })).status).toBe(
        403,
      );
    }
    expect((await personOf(identity, target.personId))?.roles).toEqual(['editor']);
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
    const answer = await reset(owner, colleague.personId);
    expect(answer).toMatchObject({
      status: 200,
      body: { setUpCode: expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/) },
    });
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
    expect((await identity.http(again).call(enrolSecondFactor, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    const { setUpCode } = answer.body;
    expect((await identity.http(again).call(enterSetUpCode, { body: { setUpCode } })).status).toBe(204);
    expect((await identity.http(again).call(enrolSecondFactor, {})).status).toBe(201);
    identity.setTime(new Date(Date.now() + 16 * 60_000));
    expect((await reset(owner, colleague.personId)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('OFF-09: who guesses at a set-up code is stopped, and keeps nobody from the one that an owner gives next', async () => {
    const owner = await newStaff(identity, 'owner');
    const colleague = await newStaff(identity, 'lawyer');
    const reset = () =>
      identity
        .http(owner)
        .call(resetSecondFactor, { params: { id: colleague.personId }, body: { reason: 'New phone' } });
    const enter = (by: SignedIn, setUpCode: string) => identity.http(by).call(enterSetUpCode, { body: { setUpCode } });
    await reset();
    const thief = await signIn(identity, colleague.phone);
    const answers = await Promise.all(Array.from({ length: 7 }, () => enter(thief, 'aaaaa-aaaaa')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(2).fill(429)]);
    const { setUpCode } = (await reset()).body;
    expect((await enter(thief, setUpCode)).status).toBe(401);
    expect((await enter(await signIn(identity, colleague.phone), setUpCode)).status).toBe(204);
    expect(await actionsOf(identity, 'person', colleague.personId)).toContain('set-up-code.wrong');
  });
});
