import { listClients } from '@diwan/contracts/http/clients';
import { confirmSecondFactor, currentSession, enrolSecondFactor, getOwnProfile } from '@diwan/contracts/http/identity';
import { setStaffRoles } from '@diwan/contracts/http/staff';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import {
  newContact,
  newStaff,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';

const MINUTE = 60_000;

describe('the second factor', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  const codeAt = (secret: string, ms: number) => new TOTP({ secret }).generate({ timestamp: ms });
  const confirm = (caller: SignedIn, code: string) =>
    identity.http(caller).call(confirmSecondFactor, { body: { code } });
  const clients = async (caller: SignedIn) => identity.http(caller).call(listClients, { query: {} });

  /** Staff with a confirmed authenticator and a session that confirmed it. */
  async function enrolled() {
    const staff = await newStaff(identity, 'owner');
    const { body } = await identity.http(staff).call(enrolSecondFactor, {});
    const answer = await confirm(staff, codeAt(body.secret, Date.now()));
    return { staff, secret: body.secret as string, session: sessionOf(identity, answer) };
  }

  it('is set up with a first code, then asked for after each sign-in before the back office opens', async () => {
    const { staff, secret, session } = await enrolled();
    expect((await clients(session)).status).toBe(200);
    expect((await clients(staff)).status).toBe(401);
    identity.setTime(new Date(Date.now() + MINUTE));
    const again = await signIn(identity, staff.phone);
    expect((await identity.http(again).call(currentSession, {})).body.person.secondFactor).toBe('needed');
    expect(await clients(again)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect((await identity.http(again).call(getOwnProfile, {})).status).toBe(200);
    const confirmed = await confirm(again, codeAt(secret, Date.now() + MINUTE));
    expect(confirmed.body.person.secondFactor).toBe('confirmed');
    expect((await clients(sessionOf(identity, confirmed))).status).toBe(200);
    expect((await clients(again)).status).toBe(401);
    identity.setTime(null);
  });

  it('takes no code twice, no wrong code, and five tries', async () => {
    const { secret, session } = await enrolled();
    const used = codeAt(secret, Date.now());
    expect(await confirm(session, used)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_INVALID' } });
    const wrong = used === '000000' ? '000001' : '000000';
    const parallel = await Promise.all(Array.from({ length: 10 }, () => confirm(session, wrong)));
    expect(parallel.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(parallel.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('wins once when the same code arrives in parallel', async () => {
    const { staff, secret } = await enrolled();
    identity.setTime(new Date(Date.now() + MINUTE));
    const session = await signIn(identity, staff.phone);
    const code = codeAt(secret, Date.now() + MINUTE);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(session, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    identity.setTime(null);
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

  it('is for staff, soon after a fresh code, and counts only once it is confirmed', async () => {
    const contact = await newContact(identity);
    expect((await identity.http(contact).call(enrolSecondFactor, {})).body.code).toBe('FORBIDDEN');
    expect((await confirm(contact, '123456')).body.code).toBe('NOT_FOUND');
    const staff = await newStaff(identity, 'admin');
    expect((await identity.http(staff).call(enrolSecondFactor, {})).status).toBe(201);
    expect((await clients(await signIn(identity, staff.phone))).status).toBe(200);
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    expect((await identity.http(staff).call(enrolSecondFactor, {})).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    identity.setTime(null);
  });

  it('is asked for again before roles change', async () => {
    const { session } = await enrolled();
    const editor = await newStaff(identity, 'editor');
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    const request = { params: { id: editor.personId }, body: { roles: ['lawyer' as const] } };
    expect((await identity.http(session).call(setStaffRoles, request)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    identity.setTime(null);
  });
});
