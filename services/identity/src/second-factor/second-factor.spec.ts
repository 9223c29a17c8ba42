import { DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { listClients } from '@diwan/contracts/people/clients/http';
import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { SecondFactorChangedV1 } from '@diwan/contracts/people/second-factor/events';
import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  demoAuthenticator,
  enrolSecondFactor,
} from '@diwan/contracts/people/second-factor/http';
import { currentSession, extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { listOwnSessions } from '@diwan/contracts/people/sessions/own.http';
import { listStaff, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { inviteStaff } from '@diwan/contracts/people/staff-invitations/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TOTP } from 'otpauth';
import type { IdentityConfig } from '../config.js';
import { seedDemo } from '../demo/seed.js';
import {
  newContact,
  newPhone,
  newStaff,
  newStaffWithoutFactor,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';

const MINUTE = 60_000;
/** In the middle of the half minute for which a code of an authenticator holds: the clock stands there. */
const NOW = Date.parse('2026-11-26T08:00:15Z');

describe('the second factor', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());
  beforeEach(() => identity.setTime(new Date(NOW)));

  const codeAt = (secret: string, ms: number) => new TOTP({ secret }).generate({ timestamp: ms });
  const confirm = (caller: SignedIn, code: string) =>
    identity.http(caller).call(confirmSecondFactor, { body: { code } });
  const clients = async (caller: SignedIn) => identity.http(caller).call(listClients, { query: {} });

  /** Staff with a confirmed authenticator and a session that confirmed it. */
  async function enrolled() {
    const staff = await newStaffWithoutFactor(identity, 'owner');
    const { body } = await identity.http(staff).call(enrolSecondFactor, {});
    const answer = await confirm(staff, codeAt(body.secret, NOW));
    return { staff, secret: body.secret as string, session: sessionOf(identity, answer) };
  }

  it('is set up with a first code, then asked for after each sign-in before the back office opens', async () => {
    const { staff, secret, session } = await enrolled();
    expect((await clients(session)).status).toBe(200);
    expect((await clients(staff)).status).toBe(401);
    identity.setTime(new Date(NOW + MINUTE));
    const again = await signIn(identity, staff.phone);
    expect((await identity.http(again).call(currentSession, {})).body.person.secondFactor).toBe('needed');
    expect(await clients(again)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect((await identity.http(again).call(getOwnProfile, {})).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const confirmed = await confirm(again, codeAt(secret, NOW + MINUTE));
    expect(confirmed.body.person.secondFactor).toBe('confirmed');
    expect((await clients(sessionOf(identity, confirmed))).status).toBe(200);
    expect((await clients(again)).status).toBe(401);
  });

  it('H1: staff without one reach nothing but setting one up, whatever else they are', async () => {
    const { phone, ...staff } = await newStaffWithoutFactor(identity, 'owner');
    for (const endpoint of [getOwnProfile, listStaff, listOwnSessions]) {
      const answer = await identity.http(staff).call(endpoint, {});
      expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } });
    }
    const invited = { name: 'New Admin', phone: newPhone(), language: 'en' as const, roles: ['admin' as const] };
    expect((await identity.http(staff).call(inviteStaff, { body: invited })).status).toBe(403);
    const { body } = await identity.http(staff).call(currentSession, {});
    expect(body.person).toMatchObject({ roles: ['owner'], secondFactor: 'none' });
    expect((await identity.http(staff).call(extendSession, {})).status).toBe(204);
    expect((await identity.http(staff).call(logout, {})).status).toBe(204);
  });

  it('takes no code twice, no wrong code, and five tries', async () => {
    const { secret, session } = await enrolled();
    const used = codeAt(secret, NOW);
    expect(await confirm(session, used)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_INVALID' } });
    const wrong = used === '000000' ? '000001' : '000000';
    const parallel = await Promise.all(Array.from({ length: 10 }, () => confirm(session, wrong)));
    expect(parallel.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(parallel.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('wins once when the same code arrives in parallel', async () => {
    const { staff, secret } = await enrolled();
    identity.setTime(new Date(NOW + MINUTE));
    const session = await signIn(identity, staff.phone);
    const code = codeAt(secret, NOW + MINUTE);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(session, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('keeps the secret sealed and shows it once', async () => {
    const { session, secret } = await enrolled();
    const stored = await personOf(identity, session.personId);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await identity.http(session).call(enrolSecondFactor, {})).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    });
  });

  it('is for staff, within an hour of their set-up code, and counts only once it is confirmed', async () => {
    const contact = await newContact(identity);
    expect((await identity.http(contact).call(enrolSecondFactor, {})).body.code).toBe('FORBIDDEN');
    expect((await confirm(contact, '123456')).body.code).toBe('NOT_FOUND');
    const staff = await newStaffWithoutFactor(identity, 'admin');
    expect((await identity.http(staff).call(enrolSecondFactor, {})).status).toBe(201);
    expect((await clients(await signIn(identity, staff.phone))).body.code).toBe('SECOND_FACTOR_MISSING');
    for (const minutes of [20, 40]) {
      identity.setTime(new Date(NOW + minutes * MINUTE));
      expect((await identity.http(staff).call(enrolSecondFactor, {})).status).toBe(201);
    }
    identity.setTime(new Date(NOW + 61 * MINUTE));
    expect((await identity.http(staff).call(enrolSecondFactor, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
  });

  it('is asked for again before roles change', async () => {
    const { session } = await enrolled();
    const editor = await newStaff(identity, 'editor');
    identity.setTime(new Date(NOW + 16 * MINUTE));
    const request = { params: { id: editor.personId }, body: { roles: ['lawyer' as const], rolesVersion: 1 } };
    expect((await identity.http(session).call(setStaffRoles, request)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('H1: recovery codes are shown once, stored as hashes, and each lets in one time', async () => {
    const staff = await newStaffWithoutFactor(identity, 'owner');
    const { body } = await identity.http(staff).call(enrolSecondFactor, {});
    expect(body.otpauthUri).toContain('otpauth://totp/Haddad%20Law:');
    const { recoveryCodes } = (await confirm(staff, codeAt(body.secret, NOW))).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const told = (await identity.eventsOf(SecondFactorChangedV1)).map(({ payload }) => payload);
    expect(told).toContainEqual(expect.objectContaining({ personId: staff.personId, change: 'authenticator_set_up' }));
    const stored = JSON.stringify(await personOf(identity, staff.personId));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const recover = (caller: SignedIn, code: string) =>
      identity.http(caller).call(confirmByRecoveryCode, { body: { code } });
    const again = await signIn(identity, staff.phone);
    expect((await recover(again, 'aaaaa-aaaaa')).body.code).toBe('SECOND_FACTOR_INVALID');
    const typed = ` ${recoveryCodes[0].toUpperCase().replace('-', ' ')}`;
    const answers = await Promise.all([recover(again, typed), recover(again, typed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const inside = answers.find(({ status }) => status === 200);
    if (inside === undefined) throw new Error('nobody got in');
    expect(inside.body).toMatchObject({ codesLeft: 9, person: { secondFactor: 'confirmed' } });
    expect((await clients(sessionOf(identity, inside))).status).toBe(200);
    expect((await recover(await signIn(identity, staff.phone), typed)).body.code).toBe('SECOND_FACTOR_INVALID');
  });

  it('the demo plays the authenticator of its own staff, and of nobody else', async () => {
    const demo = await startIdentity({ DEMO: 'true' });
    const { SECOND_FACTOR_KEY } = demo.config as IdentityConfig;
    await seedDemo(demo.app.get<Connection>(getConnectionToken()), SECOND_FACTOR_KEY);
    const shown = (phone: string) => demo.http().call(demoAuthenticator, { query: { phone } });
    const owner = await signIn(demo, DEMO_OWNER.phone);
    for (const step of [1, 2]) {
      const { body } = await shown(DEMO_OWNER.phone);
      const answer = await demo.http(owner).call(confirmSecondFactor, { body: { code: body.code } });
      expect([step, answer.status]).toEqual([step, 200]);
      Object.assign(owner, sessionOf(demo, answer));
    }
    expect((await shown(DEMO_CLIENT.phone)).status).toBe(404);
    expect((await shown('x')).status).toBe(404);
    await demo.stop();
    expect((await identity.http().get(`/api/identity/dev/authenticator.json?phone=%2B96170000001`)).status).toBe(404);
  });
});
