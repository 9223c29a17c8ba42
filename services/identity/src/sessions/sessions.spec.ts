import { ENDPOINTS } from '@diwan/contracts/http/all';
import { listClients } from '@diwan/contracts/people/clients/http';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { currentSession, extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { endOwnSession, listOwnSessions, signOutEverywhere } from '@diwan/contracts/people/sessions/own.http';
import { endSessions, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import { listStaff, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { redisKeyOfSession } from '@diwan/service-kit/sessions/session-reader';
import { REDIS } from '@diwan/service-kit/store/redis';
import { eventually, type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import {
  codeFor,
  newContact,
  newPhone,
  newStaff,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
  verify,
} from '../testing/identity.js';
import { SessionStore } from './session.store.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('sessions', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  const profileStatus = async (caller: SignedIn) => (await identity.http(caller).call(getOwnProfile, {})).status;
  const at = (begun: number, ms: number) => identity.setTime(new Date(begun + ms));

  it('D-013: the cookie is opaque, httpOnly, secure and bound to the host; forged and missing ones are nobody', async () => {
    const phone = newPhone();
    await newContact(identity, phone);
    const answer = await verify(identity, await codeFor(identity, phone));
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (const forged of ['__Host-sid=forged', '__Host-sid=', '__Host-sid={"userId":"1"}', 'userSession={}']) {
      const refused = await identity.http().get('/api/identity/my/profile', { Cookie: forged });
      expect(refused).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' } });
    }
  });

  it('D-026: an empty object where a session should be opens no admin endpoint', async () => {
    for (const { path } of ENDPOINTS.identity.filter(({ access, method }) => method === 'GET' && access !== 'public')) {
      const url = `/api/identity${path.replace(':id', '0123456789abcdef01234567')}`;
      const refused = await identity.http().get(url, { Cookie: '__Host-sid={}; userSession={}', Authorization: '{}' });
      expect(refused.status).toBe(401);
    }
  });

  it('a session id chosen before sign-in is never used (fixation)', async () => {
    const phone = newPhone();
    await newContact(identity, phone);
    const { challengeId, code, cookie } = await codeFor(identity, phone);
    const chosen = 'A'.repeat(43);
    const headers = { Cookie: `${cookie}; __Host-sid=${chosen}` };
    const body = { challengeId, code, mode: 'sign-in' };
    const answer = await identity.http().post('/api/identity/codes/verify', body, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).not.toContain(chosen);
    expect((await identity.http().get('/api/identity/my/profile', headers)).status).toBe(401);
  });

  it('D-014: a copied cookie stops working right after logout', async () => {
    const contact = await newContact(identity);
    const answer = await identity.http(contact).call(logout, {});
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage", "cache"');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-sid=; Max-Age=0/);
    expect(await profileStatus(contact)).toBe(401);
    expect((await identity.http(contact).call(currentSession, {})).body.person).toBeNull();
  });

  it('D-014: a client stays signed in 7 days without a visit, 30 days at most', async () => {
    const begun = Date.now();
    const [idle, busy] = [await newContact(identity), await newContact(identity)];
    at(begun, 7 * DAY - MINUTE);
    expect(await profileStatus(busy)).toBe(200);
    at(begun, 7 * DAY + MINUTE);
    expect(await profileStatus(idle)).toBe(401);
    for (const day of [13, 19, 25, 29]) {
      at(begun, day * DAY);
      expect(await profileStatus(busy)).toBe(200);
    }
    at(begun, 30 * DAY + MINUTE);
    expect(await profileStatus(busy)).toBe(401);
  });

  it('D-014: staff stay signed in 30 minutes without a request, 12 hours at most', async () => {
    const begun = Date.now();
    const [idle, busy] = [await newStaff(identity, 'lawyer'), await newStaff(identity, 'lawyer')];
    at(begun, 29 * MINUTE);
    expect(await profileStatus(busy)).toBe(200);
    at(begun, 31 * MINUTE);
    expect(await profileStatus(idle)).toBe(401);
    for (let minutes = 50; minutes < 720; minutes += 25) {
      at(begun, minutes * MINUTE);
      expect(await profileStatus(busy)).toBe(200);
    }
    at(begun, 13 * 60 * MINUTE);
    expect(await profileStatus(busy)).toBe(401);
  });

  it('D-014: asking who is signed in does not keep the session awake, extending does', async () => {
    const begun = Date.now();
    const staff = await newStaff(identity, 'lawyer');
    const end = async () => (await identity.http(staff).call(currentSession, {})).body.idleEndsAt;
    const first = await end();
    at(begun, 20 * MINUTE);
    expect(await end()).toBe(first);
    expect((await identity.http(staff).call(extendSession, {})).status).toBe(204);
    expect(new Date(await end()).getTime() - new Date(first).getTime()).toBeGreaterThan(19 * MINUTE);
  });

  it('unsafe requests need the token of the session', async () => {
    const contact = await newContact(identity);
    const { body } = await identity.http(contact).call(currentSession, {});
    expect(body.csrfToken).toBe(contact.csrf);
    const refused = await identity.http({ ...contact, csrf: 'other' }).call(logout, {});
    expect(refused).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect(await profileStatus(contact)).toBe(200);
    expect((await identity.http().call(currentSession, {})).body).toEqual({
      person: null,
      csrfToken: null,
      idleEndsAt: null,
    });
  });

  it('D-022: a role taken away is gone at the next request of a live session', async () => {
    const owner = await newStaff(identity, 'owner');
    const admin = await newStaff(identity, 'admin');
    expect((await identity.http(admin).call(listClients, { query: {} })).status).toBe(200);
    const params = { id: admin.personId };
    await identity.http(owner).call(setStaffRoles, { params, body: { roles: ['editor'], rolesVersion: 1 } });
    expect((await identity.http(admin).call(listClients, { query: {} })).status).toBe(403);
    await identity.http(owner).call(setStaffRoles, { params, body: { roles: [], rolesVersion: 2 } });
    expect(await identity.http(admin).call(listStaff, {})).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await identity.http(admin).call(currentSession, {})).body.person.roles).toEqual(['client']);
  });

  it('D-022: sessions follow the roles even when the request that changed them died', async () => {
    const admin = await newStaff(identity, 'admin');
    await identity.model('Person').updateOne({ _id: admin.personId }, { $set: { roles: [] } });
    await identity.deliver(RolesChangedV1, { personId: admin.personId, roles: ['client'], by: admin.personId });
    await eventually(async () =>
      expect((await identity.http(admin).call(listClients, { query: {} })).status).toBe(403),
    );
  });

  const redisOf = () => identity.app.get<Redis>(REDIS, { strict: false });
  const keyOf = ({ sessionKey }: SignedIn) => redisKeyOfSession(sessionKey);

  it('F-2: nobody is signed out when Redis loses everything, and nobody ended comes back', async () => {
    const [alive, loggedOut] = [await newContact(identity), await newContact(identity)];
    await identity.http(loggedOut).call(logout, {});
    await redisOf().del(keyOf(alive), keyOf(loggedOut));
    expect(await profileStatus(alive)).toBe(200);
    expect(await profileStatus(loggedOut)).toBe(401);
    expect(await redisOf().get(keyOf(loggedOut))).toBe('ended');
  });

  it('F-2: an old copy in Redis does not outlive what MongoDB says: on its return, and after a minute', async () => {
    const [first, second] = [await newContact(identity), await newContact(identity)];
    const copies = [await redisOf().get(keyOf(first)), await redisOf().get(keyOf(second))] as string[];
    for (const caller of [first, second]) await identity.http(caller).call(logout, {});
    await redisOf().set(keyOf(first), copies[0] as string);
    redisOf().emit('ready');
    await eventually(async () => expect(await redisOf().get(keyOf(first))).toBe('ended'));
    await redisOf().set(keyOf(second), copies[1] as string);
    identity.setTime(new Date(Date.now() + 61_000));
    expect(await profileStatus(second)).toBe(401);
  });

  it('F-2: a copy that is written while the session ends does not stay', async () => {
    const contact = await newContact(identity);
    await redisOf().del(keyOf(contact));
    const store = identity.app.get(SessionStore, { strict: false });
    await Promise.all([
      ...Array.from({ length: 20 }, () => profileStatus(contact)),
      store.end(contact.sessionKey),
      ...Array.from({ length: 20 }, () => profileStatus(contact)),
    ]);
    expect(await profileStatus(contact)).toBe(401);
    expect(await redisOf().get(keyOf(contact))).toBe('ended');
  });

  it('F-2: other services ask for sessions and keep them awake', async () => {
    const staff = await newStaff(identity, 'lawyer');
    const { sessionKey } = staff;
    const begun = Date.now();
    at(begun, 20 * MINUTE);
    const slid = await identity.ask(sessionInStep, { sessionKey, idleEndsAt: null, slide: true });
    expect(slid).toMatchObject({ personId: staff.personId, idleMs: 30 * MINUTE });
    at(begun, 45 * MINUTE);
    await redisOf().del(keyOf(staff));
    expect(await profileStatus(staff)).toBe(200);
    await identity.ask(endSessions, { personId: staff.personId, reason: 'test' });
    expect(await profileStatus(staff)).toBe(401);
    expect(await identity.ask(sessionInStep, { sessionKey, idleEndsAt: null, slide: true })).toBeNull();
  });

  it('M11: people see where they are signed in, end one session or all, and never those of others', async () => {
    const phone = newPhone();
    const first = await newContact(identity, phone);
    const { challengeId, code, cookie } = await codeFor(identity, phone);
    const headers = { Cookie: cookie, 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/604' };
    const body = { challengeId, code, mode: 'sign-in' };
    const answer = await identity.http().post('/api/identity/codes/verify', body, headers);
    const second = sessionOf(identity, answer);
    const third = await signIn(identity, phone);
    const { body: list } = await identity.http(third).call(listOwnSessions, {});
    expect(list.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
    expect(list[1].device).toEqual({ browser: 'Safari', system: 'iOS' });
    expect(JSON.stringify(list)).not.toContain('127.0.0.1');
    const stranger = await newContact(identity);
    const params = { id: list[1].id };
    expect((await identity.http(stranger).call(endOwnSession, { params })).status).toBe(404);
    expect(await profileStatus(second)).toBe(200);
    expect((await identity.http(third).call(endOwnSession, { params })).status).toBe(204);
    expect((await identity.http(third).call(endOwnSession, { params })).status).toBe(404);
    expect(await profileStatus(second)).toBe(401);
    expect((await identity.http(third).call(signOutEverywhere, {})).status).toBe(204);
    expect([await profileStatus(first), await profileStatus(third)]).toEqual([401, 401]);
    expect(await profileStatus(stranger)).toBe(200);
  });

  it('M11: a sign-in beyond twenty ends the session that was used longest ago', async () => {
    const phone = newPhone();
    const first = await newContact(identity, phone);
    const second = await signIn(identity, phone);
    identity.setTime(new Date(Date.now() + 1000));
    for (let more = 0; more < 19; more++) await signIn(identity, phone);
    expect(await profileStatus(first)).toBe(401);
    expect(await profileStatus(second)).toBe(200);
    expect((await identity.http(second).call(listOwnSessions, {})).body).toHaveLength(20);
  });
});
