import { listClients } from '@diwan/contracts/people/clients/http';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  listOwnPasskeys,
  ownFactors,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@diwan/contracts/people/passkeys/http';
import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  enrolSecondFactor,
  enterSetUpCode,
} from '@diwan/contracts/people/second-factor/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { resetSecondFactor } from '@diwan/contracts/people/staff/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  authenticatorCode,
  cookiesOf,
  enterCode,
  newStaff,
  newStaffWithoutFactor,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';
import { passkeyHolders } from '../testing/passkey-holders.js';
import { type Claims, SoftwareAuthenticator } from '../testing/software-authenticator.js';

const MINUTE = 60_000;
const INVALID = { status: 401, body: { code: 'PASSKEY_INVALID' } };

describe('AUTH-13: passkeys', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.setTime(null));
  afterAll(() => identity.stop());

  const at = (caller: SignedIn) => identity.http(caller);
  const { origin, add, withPasskey } = passkeyHolders(() => identity);

  async function confirm(caller: SignedIn, device: SoftwareAuthenticator, changes: Partial<Claims> = {}) {
    const { body } = await at(caller).call(beginPasskeyConfirmation, {});
    return at(caller).call(confirmByPasskey, { body: { assertion: device.use(body, changes) } });
  }

  /** A sign-in begun in a browser of its own. */
  async function begin() {
    const begun = await identity.http().call(beginPasskeySignIn, {});
    return { options: begun.body, cookie: cookiesOf(begun).join('; ') };
  }
  const enter = (assertion: ReturnType<SoftwareAuthenticator['use']>, cookie: string) =>
    identity.http().call(signInByPasskey, { body: { assertion } }, { Cookie: cookie });
  async function signInWith(device: SoftwareAuthenticator, changes: Partial<Claims> = {}) {
    const { options, cookie } = await begin();
    return enter(device.use(options, changes), cookie);
  }

  it('one is the first second factor of staff, opens the back office and comes with recovery codes', async () => {
    const { personId, session, codes, phone } = await withPasskey();
    expect((await at(session).call(listClients, { query: {} })).status).toBe(200);
    expect(codes).toHaveLength(10);
    expect((await at(session).call(ownFactors, {})).body).toEqual({
      authenticator: false,
      passkeys: 1,
      recoveryCodes: 10,
      setUpCodeNeeded: false,
    });
    expect(await actionsOf(identity, 'person', personId)).toContain('passkey.added');
    const again = await signIn(identity, phone);
    expect((await at(again).call(currentSession, {})).body.person.secondFactor).toBe('needed');
    const recovered = await at(again).call(confirmByRecoveryCode, { body: { code: codes[0] as string } });
    expect(recovered.body).toMatchObject({ codesLeft: 9 });
  });

  it('asks for one that verifies its user and is found without a name, of this site, in the name of the firm', async () => {
    const staff = await newStaffWithoutFactor(identity, 'owner');
    expect((await at(staff).call(beginPasskey, {})).body).toMatchObject({
      rp: { id: new URL(origin()).hostname, name: 'Haddad Law' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('H1: confirms the second factor of a session, whose id changes', async () => {
    const { device, phone } = await withPasskey();
    const again = await signIn(identity, phone);
    const answer = await confirm(again, device);
    expect(answer).toMatchObject({ status: 200, body: { person: { secondFactor: 'confirmed' } } });
    expect((await at(sessionOf(identity, answer)).call(listClients, { query: {} })).status).toBe(200);
    expect((await at(again).call(currentSession, {})).body.person).toBeNull();
  });

  it('H1: signs staff in without any code, second factor confirmed, and knows the browser again', async () => {
    const { device, personId } = await withPasskey();
    const answer = await signInWith(device);
    expect(answer).toMatchObject({ status: 200, body: { person: { id: personId, secondFactor: 'confirmed' } } });
    expect(cookiesOf(answer).some((cookie) => cookie.startsWith('__Host-device='))).toBe(true);
    const inside = sessionOf(identity, answer);
    expect((await at(inside).call(listClients, { query: {} })).status).toBe(200);
    expect(await actionsOf(identity, 'person', personId)).toContain('passkey.signed-in');
    const [own] = (await at(inside).call(listOwnPasskeys, {})).body;
    expect(own.lastUsedAt).not.toBeNull();
  });

  it.each<[string, Partial<Claims>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
  ])('refuses %s at each of the three doors', async (_, changes) => {
    const { device, phone, session } = await withPasskey();
    expect((await add(session, changes)).answer).toMatchObject(INVALID);
    expect(await confirm(await signIn(identity, phone), device, changes)).toMatchObject(INVALID);
    expect(await signInWith(device, changes)).toMatchObject(INVALID);
    expect(await signInWith(device)).toMatchObject({ status: 200 });
  });

  it('refuses a forged signature and the handle of somebody else', async () => {
    const { device } = await withPasskey();
    const { options, cookie } = await begin();
    const assertion = device.use(options);
    const { signature } = new SoftwareAuthenticator(origin()).use(options).response;
    expect(await enter({ ...assertion, response: { ...assertion.response, signature } }, cookie)).toMatchObject(
      INVALID,
    );
    const userHandle = Buffer.from('ffffffffffffffffffffffff').toString('base64url');
    expect(await signInWith(device, { userHandle })).toMatchObject(INVALID);
  });

  it('a challenge is good once, for five minutes, for what it was given for and where it was given', async () => {
    const { device, phone } = await withPasskey();
    const { options, cookie } = await begin();
    const assertion = device.use(options);
    expect(await enter(assertion, '')).toMatchObject(INVALID);
    expect(await enter(assertion, (await begin()).cookie)).toMatchObject(INVALID);
    const answers = await Promise.all([enter(assertion, cookie), enter(assertion, cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await enter(assertion, cookie)).toMatchObject(INVALID);

    const late = await begin();
    identity.setTime(new Date(Date.now() + 5 * MINUTE + 1000));
    expect(await enter(device.use(late.options), late.cookie)).toMatchObject(INVALID);
    identity.setTime(null);

    const [one, other] = [await signIn(identity, phone), await signIn(identity, phone)];
    const { body } = await at(one).call(beginPasskeyConfirmation, {});
    const confirmation = { body: { assertion: device.use(body) } };
    expect(await at(other).call(confirmByPasskey, confirmation)).toMatchObject(INVALID);
    expect(await enter(device.use(body), cookie)).toMatchObject(INVALID);
    expect((await at(one).call(confirmByPasskey, confirmation)).status).toBe(200);
  });

  it('stores no challenge as it is', async () => {
    const { options } = await begin();
    const rows = JSON.stringify(await identity.model('PasskeyChallenge').find().lean());
    expect(rows).not.toContain(options.challenge);
  });

  it('refuses a counter that goes back or stands, once it has counted', async () => {
    const { device } = await withPasskey();
    expect((await signInWith(device, { counter: 7 })).status).toBe(200);
    for (const counter of [0, 6, 7]) expect(await signInWith(device, { counter })).toMatchObject(INVALID);
    expect((await signInWith(device, { counter: 8 })).status).toBe(200);
  });

  it('the passkey of a colleague confirms nobody else', async () => {
    const [own, colleague] = [await withPasskey(), await withPasskey('lawyer')];
    const again = await signIn(identity, own.phone);
    const { userHandle } = own.device.use({
      challenge: 'x',
      rpId: 'x',
      timeout: 1,
      allowCredentials: [],
      userVerification: 'required',
    }).response;
    expect(await confirm(again, colleague.device)).toMatchObject(INVALID);
    expect(await confirm(again, colleague.device, { userHandle: userHandle as string })).toMatchObject(INVALID);
  });

  it('D-008: a passkey nobody has and that of somebody who left the firm are answered alike', async () => {
    const { device, personId } = await withPasskey('lawyer');
    await identity.model('Person').updateOne({ _id: personId }, { $set: { roles: [] } });
    const [left, unknown] = [
      await signInWith(device),
      await signInWith(new SoftwareAuthenticator(origin()), { userHandle: 'eA' }),
    ];
    expect(left).toMatchObject(INVALID);
    expect({ ...left.body, reference: '' }).toEqual({ ...unknown.body, reference: '' });
  });

  it('H1: who holds the phone alone adds no factor to those that are there', async () => {
    const { phone, session } = await withPasskey();
    const thief = await signIn(identity, phone);
    for (const endpoint of [beginPasskey, enrolSecondFactor]) {
      expect(await at(thief).call(endpoint, {})).toMatchObject({
        status: 403,
        body: { code: 'SECOND_FACTOR_REQUIRED' },
      });
    }
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    expect((await at(session).call(beginPasskey, {})).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('H1: a set-up begun before the first factor was there does not end after it', async () => {
    const staff = await newStaffWithoutFactor(identity, 'owner');
    const thief = await signIn(identity, staff.phone);
    await enterCode(identity, thief);
    const { body } = await at(thief).call(enrolSecondFactor, {});
    const begun = await at(thief).call(beginPasskey, {});
    await add(staff);
    const code = authenticatorCode(identity, body.secret);
    expect((await at(thief).call(confirmSecondFactor, { body: { code } })).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const credential = new SoftwareAuthenticator(origin()).make(begun.body);
    const answer = await at(thief).call(addPasskey, { body: { credential } });
    expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('are listed, renamed and removed by their owner alone; the last second factor stays', async () => {
    const { session, personId, device } = await withPasskey();
    await add(session);
    const [first, second] = (await at(session).call(listOwnPasskeys, {})).body;
    const colleague = (await withPasskey()).session;
    const params = { id: first.id as string };
    const renamed = await at(session).call(renamePasskey, { params, body: { name: 'Office key' } });
    expect(renamed.body).toMatchObject({ id: first.id, name: 'Office key' });
    expect((await at(colleague).call(renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await at(colleague).call(removePasskey, { params })).status).toBe(404);
    expect((await at(session).call(removePasskey, { params })).status).toBe(204);
    expect(await signInWith(device)).toMatchObject(INVALID);
    const last = await at(session).call(removePasskey, { params: { id: second.id } });
    expect(last).toMatchObject({ status: 409, body: { code: 'LAST_FACTOR' } });
    expect((await at(session).call(ownFactors, {})).body.passkeys).toBe(1);
    expect(await actionsOf(identity, 'person', personId)).toEqual(
      expect.arrayContaining(['passkey.renamed', 'passkey.removed']),
    );
  });

  it('a reset by an owner takes them all', async () => {
    const { device, personId, phone } = await withPasskey('lawyer');
    const owner = await newStaff(identity, 'owner');
    const reset = { params: { id: personId }, body: { reason: 'lost' } };
    const { setUpCode } = (await at(owner).call(resetSecondFactor, reset)).body;
    expect(await signInWith(device)).toMatchObject(INVALID);
    const anew = await signIn(identity, phone);
    expect((await at(anew).call(currentSession, {})).body.person.secondFactor).toBe('none');
    expect((await at(anew).call(beginPasskey, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    expect((await at(anew).call(enterSetUpCode, { body: { setUpCode } })).status).toBe(204);
    expect((await add(anew)).answer.status).toBe(201);
  });
});
